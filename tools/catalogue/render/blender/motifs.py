"""The motifs of the murals, by name."""
from motifs_nature import bamboo, banana, cranes, elephants, ferns, palms, peacock, scroll, tree, vase
from motifs_pattern import arcade, hills, kolam, lattice, mandala, paisley, star, sun, wheel
from motifs_water import koi, pond, waves

MOTIFS = {
    'tree': tree, 'mandala': mandala, 'pond': pond, 'vase': vase, 'peacock': peacock, 'scroll': scroll, 'elephants': elephants, 'sun': sun,
    'cranes': cranes, 'ferns': ferns, 'paisley': paisley, 'arcade': arcade, 'wheel': wheel, 'koi': koi, 'bamboo': bamboo, 'palms': palms,
    'star': star, 'kolam': kolam, 'banana': banana, 'waves': waves, 'hills': hills, 'lattice': lattice,
}
