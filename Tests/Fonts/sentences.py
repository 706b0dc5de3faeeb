"""Sentences of guides in the languages that widths are compared in."""

SENTENCES = {
    "English": [
        "Tap Save to keep the picture on this phone.",
        "Your AVATAR, Type and Yellow waves: 11 of 17 are new.",
        "Would you like to try it? “Yes”, they said, “why not?”",
    ],
    "German": [
        "Tippen Sie auf „Sichern“, um das Bild zu behalten.",
        "Über tausend Vögel zwitschern früh im Wald; größere Äste knarren.",
        "Verfügbar für Übungen: 5 Schlüssel, 3 Türen.",
    ],
    "French": [
        "Touchez « Enregistrer » pour garder l’image sur ce téléphone.",
        "Où êtes-vous allés à Noël ? Là-bas, près de l’Île.",
        "Ça va très bien, merci : l’été a été chaud.",
    ],
    "Spanish": [
        "Toca Guardar para conservar la foto en este teléfono.",
        "¿Qué año prefieres? ¡El próximo, señor Núñez!",
        "Los pingüinos ya están aquí, también mañana.",
    ],
    "Polish": [
        "Dotknij przycisku Zapisz, aby zachować zdjęcie.",
        "Żółw źle śpi, gdy łódź płynie wąską rzeką.",
        "Wybierz język, kraj i godzinę przypomnień.",
    ],
    "Vietnamese": [
        "Chạm vào Lưu để giữ ảnh trên điện thoại này.",
        "Những người bạn tốt luôn ở bên cạnh lúc khó khăn.",
        "Trời đổ mưa, đường phố ướt đẫm và yên tĩnh.",
    ],
    "Russian": [
        "Нажмите «Сохранить», чтобы оставить снимок на телефоне.",
        "Уважаемые гости, угадайте, где стоит Тула?",
        "Съешьте ещё ягод; потом расскажу про 25 городов.",
    ],
    "Greek": [
        "Πατήστε Αποθήκευση για να κρατήσετε τη φωτογραφία.",
        "Τα άστρα λάμπουν· ποιος ξέρει πόσα είναι;",
        "Ύστερα από τη βροχή ήρθε ο ήλιος στην Αθήνα.",
    ],
    "Hebrew": [
        "הקישו על שמירה כדי לשמור את התמונה בטלפון.",
        "שָׁלוֹם לְכֻלָּם, מה שלומכם היום?",
        "יש 12 הודעות חדשות בתיבה שלך.",
    ],
    "Arabic": [
        "اضغط على حفظ للاحتفاظ بالصورة في هذا الهاتف.",
        "السلام عليكم، لا بأس بالأمر إن شئت الآن.",
        "يمكنك إضافة ١٢ رسالة جديدة إلى الألبوم الآخر.",
        "مُرَحَّبًا بِكَ في الدَّليل",
    ],
    "Thai": [
        "แตะบันทึกเพื่อเก็บรูปภาพไว้ในโทรศัพท์เครื่องนี้",
        "วันนี้อากาศดีมาก เราไปเดินเล่นกันเถอะ",
        "น้ำใสใจจริงอยู่ที่นี่",
    ],
    "Chinese": [
        "轻点“保存”即可把图片留在这部手机上。",
        "今天天气很好，我们一起去公园散步吧！",
        "你有 12 条新消息（来自 3 个群聊）。",
    ],
    "Japanese": [
        "「保存」をタップすると、写真がこの電話に残ります。",
        "きょうはとても良い天気なので、公園を散歩しましょう。",
        "メッセージが 12 件あります。ぜひご覧ください！",
    ],
}

# Full of ligatures, and Korean, whose spaces depend on what is beside them.
SERIF_SENTENCES = {
    "Ligatures": [
        "The office staff baffled five fjord fishermen; affluent shelf fluff.",
        "Offizielle Auflagen für den Stoffladen am Schiff finden.",
        "Une affiche efficace, des fleurs et un coffret défini.",
    ],
    "Korean": [
        "저장을 누르면 사진이 이 휴대 전화에 남습니다.",
        "오늘은 날씨가 아주 좋으니 함께 산책하러 갑시다!",
        "새 메시지 12개가 있습니다 (대화방 3곳).",
    ],
}
