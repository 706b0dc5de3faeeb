"""Which workloads are compared, at which sizes."""

FULL = {
    "chain": [10, 100, 300, 1000],
    "chaintight": [10, 100, 300, 1000],
    "squeeze": [10, 100, 300, 1000],
    "squeeze-drag": [10, 100, 300, 1000],
    "fill": [10, 100, 300, 1000],
    "grid": [25, 100, 289, 1024],
    "grid-drag": [25, 100, 289],
    "churn": [10, 100, 300, 1000],
    "indep": [1, 10, 100, 1000],
    "enaml-like": [111],
    "degen": [8, 16, 24, 32],
    "tree": [21, 85, 341],
    "tree-drag": [21, 85, 341],
}

QUICK = {
    "chain": [10, 100, 300],
    "chaintight": [100],
    "squeeze": [10, 100],
    "squeeze-drag": [100],
    "fill": [10, 100],
    "grid": [25, 100],
    "grid-drag": [100],
    "churn": [10, 100],
    "indep": [10, 100],
    "enaml-like": [111],
    "degen": [8, 16],
    "tree": [21, 85],
    "tree-drag": [21],
}


def listed(is_quick, text="", without=()):
    """The cases whose workload contains a text, or is `=text`."""
    sizes = QUICK if is_quick else FULL
    return [
        (workload, n) for workload, ns in sizes.items() for n in ns
        if workload not in without and (text in workload or text == f"={workload}")]
