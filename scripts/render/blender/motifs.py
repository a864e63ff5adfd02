"""What the murals show, by name."""
from motifs_nature import bamboo, banana, cranes, elephants, ferns, palms, peacock, pond, scroll, tree, vase
from motifs_pattern import arcade, dunes, hills, kolam, lattice, mandala, paisley, star, sun, waves, wheel

MOTIFS = {
    'tree': tree, 'mandala': mandala, 'pond': pond, 'vase': vase, 'peacock': peacock, 'scroll': scroll, 'elephants': elephants, 'sun': sun,
    'cranes': cranes, 'ferns': ferns, 'paisley': paisley, 'arcade': arcade, 'wheel': wheel, 'dunes': dunes, 'bamboo': bamboo, 'palms': palms,
    'star': star, 'kolam': kolam, 'banana': banana, 'waves': waves, 'hills': hills, 'lattice': lattice,
}
