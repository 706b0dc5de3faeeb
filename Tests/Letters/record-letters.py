#!/usr/bin/env python3
"""Records what others say of the order of names, for LetterRecordedTests to be held to.

    apt-get install python3-icu
    python3 -m pip install --target /tmp/pypinyin pypinyin==0.55.0
    PYTHONPATH=/tmp/pypinyin /usr/bin/python3 Tests/Letters/record-letters.py

Writes beside the tests: the first letters of the characters of GB 2312's first level and of every
third of its second as pypinyin has them, and names in the order of ICU's collations `zh` (pinyin)
and `root`. The same versions write the same bytes.
"""

import os
import random
import sys

import icu
import pypinyin

FOLDER = os.path.join(
    os.path.dirname(__file__), "..", "GuideBubblesTests", "Text", "Letters", "Golden")
SURNAMES = (
    "王李张刘陈杨黄赵吴周徐孙马朱胡郭何林罗高梁郑谢宋唐许韩邓冯曹彭曾肖田董潘袁蔡蒋余于杜叶程魏苏吕丁任卢姚沈钟姜崔谭陆范汪廖"
    "石金韦贾夏付方邹熊白孟秦邱侯江尹薛闫段雷龙黎史陶贺毛郝顾龚邵万覃武钱戴严莫孔向常")
GIVEN = (
    "伟芳娜敏静丽强磊军洋勇艳杰娟涛明超秀霞平刚桂英华玉兰萍红建国文志宇轩浩然子涵梓雨欣怡思远嘉琪晨博雅诗语馨悦俊豪天佑泽翰墨书"
    "瑶佳慧颖琳雪梅春燕小龙大海东升永福长安山川若曦一诺可心亦凡木清风乐童心绿茵")
LATIN = (
    "Anna Ann Änne Ann-Marie Åsa Ásta Ænes Aaron Abel Özgür Ole Øle Oleg Zoë Zoe zoe Žofie Łukasz Lukas "
    "lukas Lúcia Lucia Muller Müller Mueller Straße Strasse Renée Renee Rene René Élodie Elodie Eloise "
    "Éloïse Ñoño Nono nono Núria Nuria Çelik Celik Çiğdem Cigdem Ştefan Stefan Štefan stefan Ion Íon "
    "Irene Ümit Umit Ulla Ursula Çağla Cagla Jose José Josef Jörg Jorg Georg Göran Goran Dvořák Dvorak "
    "Đorđe Dorde Dora Nguyễn Nguyen Nguyên Trần Tran Phạm Pham Hồ Ho Hö Æsa Œdipe Oedipe Þór Thor Ðora").split()


def initials():
    """Lines of a letter and the characters that begin with it."""
    by_letter = {}
    for row in range(0xB0, 0xF8):
        for cell in range(0xA1, 0xFF):
            if row >= 0xD8 and (row * 94 + cell) % 3:
                continue
            try:
                character = bytes((row, cell)).decode("gb2312")
            except UnicodeDecodeError:
                continue
            letter = pypinyin.lazy_pinyin(character)[0][0].upper()
            by_letter.setdefault(letter, []).append(character)
    return "".join(f"{letter} {''.join(found)}\n" for letter, found in sorted(by_letter.items()))


def sorted_lines(names, locale):
    """The names, each once, in the order of a collation."""
    collator = icu.Collator.createInstance(icu.Locale(locale))
    return "".join(name + "\n" for name in sorted(sorted(set(names)), key=collator.getSortKey))


def han_names():
    draw = random.Random(7)
    return [draw.choice(SURNAMES) + "".join(draw.choices(GIVEN, k=draw.choice((1, 2, 2))))
            for _ in range(3000)]


def latin_names():
    draw = random.Random(11)
    return LATIN + [draw.choice(LATIN) + draw.choice((" ", " ", " ", "-")) + draw.choice(LATIN)
                    for _ in range(600)]


def main():
    files = {"initials.txt": initials(), "order-han.txt": sorted_lines(han_names(), "zh"),
             "order-latin.txt": sorted_lines(latin_names(), "root")}
    for name, text in files.items():
        with open(os.path.join(FOLDER, name), "w", encoding="utf-8") as file:
            file.write(text)
    print(f"pypinyin {pypinyin.__version__}, ICU {icu.ICU_VERSION}", file=sys.stderr)


if __name__ == "__main__":
    main()
