"""The stones of the range: colours as sRGB hex, judged by eye from honed samples.

`kind` picks the texture recipe (textures.py) and the surface (stones.py):
sand = bedded sandstone, marble = veined, granite = crystalline, slate = cleft.
`saturation` and `value` correct a texture once it stands in the light.
`tile` is the edge of one texture repeat in metres, `relief` the depth of its bump in metres.
"""

KINDS = {
    'sand': dict(tile=0.95, relief=0.0035, roughness=0.88, specular=0.25),
    'marble': dict(tile=1.5, relief=0.0006, roughness=0.3, specular=0.45),
    'granite': dict(tile=0.75, relief=0.0003, roughness=0.2, specular=0.5),
    'slate': dict(tile=1.25, relief=0.007, roughness=0.62, specular=0.38),
}

STONES = {
    'bansi-pink': dict(kind='sand', base='#b8806c', dark='#93594a', light='#d3a391', bands=0.55),
    'karauli-red': dict(kind='sand', base='#93523f', dark='#6f3527', light='#b57a63', bands=0.35),
    'dholpur-beige': dict(kind='sand', base='#c9b38f', dark='#a78b64', light='#e2d3b6', bands=0.45),
    'teakwood': dict(kind='sand', base='#c2a079', dark='#83573a', light='#d9c09c', bands=1.0),
    'rainbow': dict(kind='sand', base='#c39a72', dark='#8a4d3c', light='#e3cca5', bands=1.0),
    'jaisalmer-yellow': dict(kind='sand', base='#c79a4e', dark='#a2742f', light='#dcb978', bands=0.25, saturation=0.78),
    'kandla-grey': dict(kind='sand', base='#9b958b', dark='#77726a', light='#b9b4ab', bands=0.35),
    'deccan-basalt': dict(kind='sand', base='#55544f', dark='#3f3e3b', light='#6d6b65', bands=0.1),
    'makrana-white': dict(kind='marble', base='#ece8e1', vein='#a9a7a4', veining=0.55),
    'ambaji-veined': dict(kind='marble', base='#e9e5de', vein='#7f7f80', veining=0.95),
    'cream-marble': dict(kind='marble', base='#e3d5bd', vein='#b69a74', veining=0.6),
    'udaipur-green': dict(kind='marble', base='#2f4a3c', vein='#9fb3a0', veining=0.9, saturation=0.72, value=0.72),
    'kadappa-black': dict(kind='granite', base='#141416', fleck='#4a4b50', roughness=0.14),
    'steel-grey': dict(kind='granite', base='#6d6c6b', fleck='#b9b6b1', roughness=0.4),
    'slate': dict(kind='slate', base='#55595a', dark='#34383a', light='#757a78', rust='#7d6148', cleft=1.0),
    'kota': dict(kind='slate', base='#727c70', dark='#59645c', light='#8b9186', rust='#827a60', cleft=0.6),
    'tandur-yellow': dict(kind='slate', base='#b39b72', dark='#94784f', light='#cab690', rust='#8c6d45', cleft=0.6),
    'tandur-grey': dict(kind='slate', base='#7d858a', dark='#666f76', light='#969da0', rust='#7b7a70', cleft=0.6),
}


def linear(hex_colour):
    """sRGB hex to linear RGB, as Blender and the texture maths want it."""
    digits = hex_colour.lstrip('#')
    channels = [int(digits[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
