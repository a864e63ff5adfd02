import {backgrounds} from './backdrops.ts'
import {member, WIDE, type Member, type Room, type RoomPicture} from './site.ts'

const HERO: Room = {
  members: [
    member('fountain', 1, 0.95, 1.45, {scale: 1.12}),
    member('flower-pot', 2, -0.42, 0.5),
    member('flower-pot', 24, -0.95, 0.55, {scale: 0.95}),
    member('lamp-post', 7, 2.3, 0.75),
    member('jalli', 1, 1.85, 0.12, {scale: 1.5}),
    member('marble-urli', 10, -0.15, 1.75),
  ],
  view: {frame: [-2.2, 2.5, 0, 1.9], lens: 46, elevation: 7},
  tone: '#bfa88c',
  floor: 'kandla-grey',
  pale: true,
}

const SCENES: readonly RoomPicture[] = [
  {
    ...HERO,
    name: 'hero-landscape',
    alt: 'Sunlit courtyard with a white marble fountain, a carved jali and stone planters',
    width: 1920,
    height: 1080,
  },
  {
    ...HERO,
    name: 'hero-portrait',
    alt: 'White marble fountain and stone planters in a sunlit courtyard',
    width: 1080,
    height: 1920,
    members: [
      member('fountain', 1, 0.12, 1.3),
      member('flower-pot', 2, -0.8, 0.55),
      member('jalli', 1, 0.72, 0.12, {scale: 1.3}),
      member('marble-urli', 10, -0.6, 1.7, {scale: 0.85}),
    ],
    view: {frame: [-1.1, 1.15, 0, 3.6], lens: 50, elevation: 5},
  },
  {
    ...WIDE,
    name: 'carousel-1',
    alt: 'Planters in pink, beige and grey sandstone along a sunlit wall',
    members: [
      member('flower-pot', 18, -1.9, 0.6),
      member('flower-pot', 24, -0.95, 0.55),
      member('flower-pot', 3, 0.0, 0.75),
      member('flower-pot', 16, 0.95, 0.6),
      member('flower-pot', 13, 1.95, 0.6),
    ],
    view: {frame: [-2.15, 2.15, 0, 1.35], lens: 55, elevation: 6},
    tone: '#cbbda8',
    floor: 'kandla-grey',
  },
  {
    ...WIDE,
    name: 'carousel-2',
    alt: 'Beige sandstone lotus fountain between two lamp posts',
    members: [
      member('fountain', 2, 0, 1.2),
      member('lamp-post', 3, -1.75, 0.6, {scale: 1.15}),
      member('lamp-post', 3, 1.75, 0.6, {scale: 1.15}),
      member('marble-urli', 6, 1.25, 1.9),
    ],
    view: {frame: [-2.5, 2.5, 0, 1.7], lens: 55, elevation: 6},
    tone: '#c4a48c',
    floor: 'kota',
  },
  {
    ...WIDE,
    name: 'carousel-3',
    alt: 'White marble home temple with urlis of flowers at its feet',
    members: [
      member('temple', 1, 0, 0.5, {plinth: 0.3}),
      member('marble-urli', 3, -1.0, 0.9),
      member('marble-urli', 8, 1.05, 0.85),
      member('tulshi-pota', 2, 1.85, 0.5),
      member('lamp-post', 12, -1.8, 0.45),
    ],
    view: {frame: [-2.4, 2.4, 0, 1.9], lens: 55, elevation: 5},
    tone: '#b3a48f',
    floor: 'dholpur-beige',
    pale: true,
  },
  {
    ...WIDE,
    name: 'carousel-4',
    alt: 'Curved stone bench under a carved chariot wheel, planters beside it',
    members: [
      member('garden-banch', 1, 0.1, 0.65),
      member('flower-pot', 7, -1.45, 0.55),
      member('flower-pot', 11, 1.6, 0.5),
      member('wall-mural', 5, 0.1, 0, {plinth: 0.72, scale: 0.95}),
    ],
    view: {frame: [-2.5, 2.5, 0, 1.9], lens: 55, elevation: 4},
    tone: '#b9bcae',
    floor: 'kandla-grey',
  },
  {
    ...WIDE,
    name: 'carousel-5',
    alt: 'Jali screens throwing patterned shade over an urli',
    members: [
      member('jalli', 1, -1.35, 0.35, {scale: 1.35}),
      member('jalli', 4, 0.15, 0.3, {scale: 1.35}),
      member('jalli', 6, 1.65, 0.35, {scale: 1.35}),
      member('marble-urli', 4, 0.3, 1.35, {scale: 1.2}),
    ],
    view: {frame: [-2.5, 2.5, 0, 1.75], lens: 55, elevation: 6},
    tone: '#d3cabd',
    floor: 'kota',
    sunHeight: 34,
  },
  {
    name: 'social',
    alt: 'Stone Designs: a marble fountain, planters and a jali in a sunlit court',
    width: 1200,
    height: 630,
    members: [
      member('fountain', 1, 0.6, 1.2),
      member('flower-pot', 3, -0.85, 0.6),
      member('flower-pot', 18, -1.65, 0.55),
      member('jalli', 4, 1.95, 0.15, {scale: 1.3}),
    ],
    view: {frame: [-2.5, 2.7, 0, 1.85], lens: 52, elevation: 5},
    tone: '#b7a384',
    floor: 'kandla-grey',
    pale: true,
  },
]

const SHELVES: readonly (readonly [alt: string, members: readonly Member[], tone: string])[] = [
  [
    'Showroom: planters on blocks of stone',
    [
      member('flower-pot', 4, -1.2, 0.6, {plinth: 0.5}),
      member('flower-pot', 9, -0.4, 0.6, {plinth: 0.25}),
      member('flower-pot', 14, 0.45, 0.6, {plinth: 0.5}),
      member('flower-pot', 5, 1.25, 0.6),
    ],
    '#cfc6b8',
  ],
  [
    'Showroom: urlis in three marbles',
    [
      member('marble-urli', 3, -1.05, 0.7, {plinth: 0.45}),
      member('marble-urli', 11, 0.0, 0.9, {plinth: 0.25}),
      member('marble-urli', 12, 1.05, 0.7, {plinth: 0.45}),
    ],
    '#b3a48f',
  ],
  [
    'Showroom: a row of lamp posts, lit',
    [
      member('lamp-post', 1, -1.2, 0.6),
      member('lamp-post', 2, -0.4, 0.55),
      member('lamp-post', 4, 0.4, 0.6),
      member('lamp-post', 5, 1.2, 0.55),
    ],
    '#c2b49c',
  ],
  [
    'Showroom: home temples',
    [
      member('temple', 2, -0.95, 0.5, {plinth: 0.2}),
      member('temple', 9, 0.95, 0.5, {plinth: 0.2}),
      member('marble-urli', 9, 0, 0.8),
    ],
    '#b48f78',
  ],
  [
    'Showroom: carved columns and a bench',
    [
      member('column-design', 1, -1.35, 0.4),
      member('column-design', 4, 1.35, 0.4),
      member('garden-banch', 5, 0, 0.6),
    ],
    '#c9bba6',
  ],
  [
    'Showroom: fountain and planters',
    [
      member('fountain', 10, 0, 0.9),
      member('flower-pot', 23, -1.25, 0.6),
      member('flower-pot', 22, 1.25, 0.6),
    ],
    '#d3cabd',
  ],
  [
    'Showroom: murals on their stands',
    [
      member('mural-display', 2, -0.75, 0.4, {turn: 8}),
      member('mural-display', 3, 0.75, 0.4, {turn: -8}),
      member('flower-pot', 10, 1.6, 0.7),
    ],
    '#cbbda8',
  ],
  [
    'Showroom: tulsi planters and diyas',
    [
      member('tulshi-pota', 1, -1.0, 0.6),
      member('tulshi-pota', 3, 0.0, 0.6),
      member('tulshi-pota', 5, 1.0, 0.6),
    ],
    '#b9bcae',
  ],
]

const showroom = SHELVES.map(([alt, members, tone], index): RoomPicture => ({
  name: `showroom-${index + 1}`,
  alt,
  width: 1200,
  height: 800,
  members,
  view: {
    frame: [-1.75, 1.75, 0, index === 4 ? 2.9 : 1.75],
    lens: 52,
    elevation: 5,
    azimuth: index % 2 ? 4 : -4,
  },
  tone,
  floor: index % 2 ? 'kota' : 'kandla-grey',
  pale: index === 1 || index === 3,
  sunSide: 42 + 2 * index,
}))

export const ROOMS: readonly RoomPicture[] = [...SCENES, ...backgrounds, ...showroom]
