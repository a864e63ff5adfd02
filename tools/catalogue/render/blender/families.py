"""Which module makes which family of pieces."""
import importlib

MODULES = {
    'pot': 'pots', 'urli': 'urlis', 'fountain': 'fountains', 'lamp': 'lamps', 'column': 'columns', 'tulsi': 'tulsis',
    'bench': 'benches', 'gazebo': 'gazebos', 'temple': 'temples', 'gate': 'gates', 'jali': 'jalis', 'mural': 'murals',
    'plate': 'plates', 'cladding': 'claddings', 'tandur': 'slabs', 'stepping': 'slabs', 'waterfall': 'waterfalls',
    'buddha': 'buddhas', 'murti': 'murtis', 'group': 'groups', 'monogram': 'plates',
}


def make(scene, rng):
    """The piece alone, standing on z = 0. Families with a setting of their own (kind `surface`) bring light and camera."""
    family = scene['family']
    getattr(importlib.import_module(MODULES[family]), family)(scene, rng)
