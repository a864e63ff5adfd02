/**
 * Words by which people look for a category, beside its name in each language: by its slug, in Latin letters as they type
 * them.
 */
export const SYNONYMS: Readonly<Record<string, string>> = {
  fountain: 'phuvara fuhara',
  gazebo: 'mandapam mandap chhatri',
  'buddha-statue': 'gautama vigraham murti',
  'wall-cladding': 'goda deewar tiles elevation',
  temple: 'gudi devalayam alayam kovela devghar pooja',
  'wall-mural': 'goda deewar bhitti chitram chitra mural',
  'mural-display': 'chitram chitra mural',
  jalli: 'jali jharokha kitiki lattice',
  'marble-urli': 'uruli sangmarmar palarayi',
  'flower-pot': 'kundi pulakundi gamla planter',
  murti:
    'devudu devata devi bhagwan vigraham pratima idol ganesh ganeshudu ganapati vinayakudu shivling lingam deepam diya',
  waterfall: 'jharna jalapatham jal',
  'lamp-post': 'deepam deepastambham diya lantern lalten light',
  'tulshi-pota': 'tulsi tulasi kota brindavanam vrindavan gamla',
  'garden-banch': 'bench balla',
  'garden-stepping': 'adugu bandalu',
  'stone-gate': 'dwaram dwar darwaza gummam torana',
  'column-design': 'pillar stambham stambh khamba',
  'tandur-stone': 'naparayi shahabad bandalu farsh flooring',
  'house-name-plate': 'peru naam board',
}
