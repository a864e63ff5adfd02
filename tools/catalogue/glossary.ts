/** Languages of the shop's content beside English. */
export const LANGUAGES = ['te', 'hi'] as const

export type Language = (typeof LANGUAGES)[number]

/** A word that agrees with the noun at the end of the name. */
export interface Agreeing {
  masculine: string
  feminine: string
}

/** A part of a product's name in Telugu and Hindi. */
export interface Part {
  te: string
  hi: string | Agreeing
  /** Gender in Hindi of a part that ends a name. */
  gender?: keyof Agreeing
}

/** An adjective or a genitive of Hindi, from its stem: `पील` gives पीला and पीली. */
const agreeing = (stem: string): Agreeing => ({masculine: `${stem}ा`, feminine: `${stem}ी`})

const of = (noun: string) => agreeing(`${noun} क`)

const withPart = (part: string) => agreeing(`${part} वाल`)

/** Stones, and the places that they come from. Colours that dealers name in English stay English words. */
const STONES: Readonly<Record<string, Part>> = {
  Ambaji: {te: 'అంబాజీ', hi: 'अंबाजी'},
  'Ambaji Marble': {te: 'అంబాజీ పాలరాతి', hi: of('अंबाजी संगमरमर')},
  Bansi: {te: 'బన్సీ', hi: 'बंसी'},
  Basalt: {te: 'బసాల్ట్', hi: 'बेसाल्ट'},
  'Black Granite': {te: 'నల్ల గ్రానైట్', hi: of('काले ग्रेनाइट')},
  'Cream Marble': {te: 'క్రీమ్ పాలరాతి', hi: of('क्रीम संगमरमर')},
  Deccan: {te: 'దక్కన్', hi: 'दक्कन'},
  'Deccan Basalt': {te: 'దక్కన్ బసాల్ట్', hi: 'दक्कन बेसाल्ट'},
  Dholpur: {te: 'ధోల్‌పూర్', hi: 'धौलपुर'},
  'Himachal Slate': {te: 'హిమాచల్ స్లేట్', hi: 'हिमाचल स्लेट'},
  Jaisalmer: {te: 'జైసల్మేర్', hi: 'जैसलमेर'},
  Kandla: {te: 'కాండ్లా', hi: 'कांडला'},
  Karauli: {te: 'కరౌలీ', hi: 'करौली'},
  Kota: {te: 'కోటా', hi: 'कोटा'},
  Makrana: {te: 'మక్రానా', hi: 'मकराना'},
  Rainbow: {te: 'రెయిన్‌బో', hi: 'रेनबो'},
  'Steel Grey': {te: 'స్టీల్ గ్రే', hi: 'स्टील ग्रे'},
  Tandur: {te: 'తాండూరు', hi: 'तांडूर'},
  'Tandur Grey': {te: 'తాండూరు గ్రే', hi: 'तांडूर ग्रे'},
  'Tandur Yellow': {te: 'తాండూరు పసుపు', hi: agreeing('तांडूर पील')},
  Teakwood: {te: 'టేక్‌వుడ్', hi: 'टीकवुड'},
  'Udaipur Green': {te: 'ఉదయ్‌పూర్ గ్రీన్', hi: 'उदयपुर ग्रीन'},
  'Udaipur Green Marble': {te: 'ఉదయ్‌పూర్ గ్రీన్ పాలరాతి', hi: of('उदयपुर ग्रीन संगमरमर')},
  'Veined Marble': {te: 'చారల పాలరాతి', hi: of('धारीदार संगमरमर')},
}

/** What is carved, and how. */
const MOTIFS: Readonly<Record<string, Part>> = {
  Arch: {te: 'తోరణ', hi: withPart('मेहराब')},
  'Arched Shrine': {te: 'తోరణ మందిర', hi: 'मेहराबदार मंदिर'},
  Bangla: {te: 'బంగ్లా', hi: 'बंगला'},
  'Basket Weave': {te: 'బుట్ట అల్లిక', hi: withPart('टोकरी बुनावट')},
  'Carved Wave': {te: 'చెక్కిన అలల', hi: withPart('तराशी लहरों')},
  'Chevron Strip': {te: 'షెవ్రాన్ పట్టీల', hi: 'शेवरॉन पट्टी'},
  Courtyard: {te: 'ముంగిలి', hi: 'आँगन'},
  'Cube Mosaic': {te: 'క్యూబ్ మొజాయిక్', hi: 'क्यूब मोज़ेक'},
  'Diamond Point': {te: 'డైమండ్ పాయింట్', hi: 'डायमंड पॉइंट'},
  'Double-Roof': {te: 'రెండు పైకప్పుల', hi: withPart('दोहरी छत')},
  'Eight-Pillar': {te: 'ఎనిమిది స్తంభాల', hi: withPart('आठ खंभों')},
  'Fish Scale': {te: 'చేప పొలుసుల', hi: withPart('मछली-शल्क')},
  'Fluted Panel': {te: 'గాడుల ప్యానెల్', hi: 'नालीदार पैनल'},
  Fort: {te: 'కోట', hi: 'किला'},
  'Four-Pillar': {te: 'నాలుగు స్తంభాల', hi: withPart('चार खंभों')},
  'Four-Tier': {te: 'నాలుగంచెల', hi: 'चार-स्तरीय'},
  Garden: {te: 'గార్డెన్', hi: 'गार्डन'},
  Halo: {te: 'ప్రభామండల', hi: 'प्रभामंडल'},
  'Hand-Cut Brick': {te: 'చేతితో కోసిన ఇటుకల', hi: of('हाथ से कटी ईंटों')},
  Haveli: {te: 'హవేలీ', hi: 'हवेली'},
  Herringbone: {te: 'హెరింగ్‌బోన్', hi: 'हेरिंगबोन'},
  Ledgestone: {te: 'లెడ్జ్‌స్టోన్', hi: 'लेजस्टोन'},
  'Long Plank': {te: 'పొడవు పలకల', hi: withPart('लंबी पट्टियों')},
  Lotus: {te: 'తామర', hi: 'कमल'},
  'Lotus Bowl': {te: 'తామర తొట్టె', hi: withPart('कमल कटोरे')},
  Meditating: {te: 'ధ్యాన', hi: 'ध्यानमग्न'},
  Meditation: {te: 'ధ్యాన', hi: 'ध्यान'},
  Millstone: {te: 'తిరగలి', hi: 'चक्की'},
  Mixed: {te: 'రెండు రంగుల', hi: of('दो रंगों')},
  Monolith: {te: 'ఏకశిలా', hi: 'एकशिला'},
  Moon: {te: 'చంద్రబింబ', hi: 'चंद्र मंडल'},
  'Mughal Chadar': {te: 'మొఘల్ చాదర్', hi: 'मुग़ल चादर'},
  Niche: {te: 'గూటిలోని', hi: withPart('आले')},
  'Overflowing Urn': {te: 'పొంగే కలశం', hi: 'छलकता कलश'},
  Palace: {te: 'ప్యాలెస్', hi: 'राजसी'},
  'Pebble Wall': {te: 'గులకరాళ్ల గోడ', hi: withPart('गोल कंकड़')},
  Pedestal: {te: 'పీఠం గల', hi: withPart('पीठिका')},
  'Raised Hexagon': {te: 'ఉబ్బెత్తు షడ్భుజ', hi: withPart('उभरे षट्कोण')},
  'Random Rubble': {te: 'రాండమ్ రబుల్', hi: 'रैंडम रबल'},
  Relief: {te: 'ఉబ్బెత్తు చెక్కడపు', hi: withPart('उभरी नक्काशी')},
  Ring: {te: 'వలయ', hi: 'वलय'},
  'Rock-Face Ashlar': {te: 'రాక్‌ఫేస్ బ్లాక్', hi: 'रॉक-फ़ेस ब्लॉक'},
  'Rock-Seat': {te: 'శిలాసన', hi: 'शिलासन'},
  Rose: {te: 'రోజ్', hi: 'गुलाब'},
  Scalloped: {te: 'అలల అంచు', hi: 'लहरदार'},
  Shikhara: {te: 'శిఖర', hi: 'शिखर'},
  'Single Bowl': {te: 'ఒకే తొట్టె', hi: withPart('एक कटोरे')},
  'Six-Pillar': {te: 'ఆరు స్తంభాల', hi: withPart('छह खंभों')},
  Sphere: {te: 'గోళాకార', hi: 'गोलाकार'},
  'Stacked Bowls': {te: 'వరుస తొట్టెల', hi: withPart('ऊपर-तले कटोरों')},
  'Stepped-Roof': {te: 'మెట్ల పైకప్పు', hi: withPart('सीढ़ीदार छत')},
  'Sun-Disc': {te: 'సూర్యబింబ', hi: 'सूर्य मंडल'},
  Temple: {te: 'ఆలయ', hi: 'मंदिर'},
  'Three-Tier': {te: 'మూడంచెల', hi: 'तीन-स्तरीय'},
  'Turned Boss': {te: 'గుండ్రటి బుడిపెల', hi: withPart('गोल उभारों')},
  'Twelve-Pillar': {te: 'పన్నెండు స్తంభాల', hi: withPart('बारह खंभों')},
  'Two-Tier': {te: 'రెండంచెల', hi: 'दो-स्तरीय'},
  Wall: {te: 'గోడ', hi: 'दीवार'},
  Zen: {te: 'జెన్', hi: 'ज़ेन'},
}

/** The nouns at the ends of names. */
const FORMS: Readonly<Record<string, Part>> = {
  Bubbler: {te: 'బబ్లర్ ఫౌంటెన్', hi: 'बबलर फव्वारा', gender: 'masculine'},
  Buddha: {te: 'బుద్ధ విగ్రహం', hi: 'बुद्ध प्रतिमा', gender: 'feminine'},
  Chhatri: {te: 'ఛత్రి', hi: 'छतरी', gender: 'feminine'},
  Cladding: {te: 'క్లాడింగ్', hi: 'क्लैडिंग', gender: 'feminine'},
  Fountain: {te: 'ఫౌంటెన్', hi: 'फव्वारा', gender: 'masculine'},
  Gazebo: {te: 'గెజిబో', hi: 'गज़ीबो', gender: 'masculine'},
  Item: {te: 'డిజైన్', hi: 'डिज़ाइन', gender: 'masculine'},
  'Limestone Paving': {te: 'నాపరాతి ఫ్లోరింగ్ బండలు', hi: 'चूना-पत्थर फ़र्श', gender: 'masculine'},
  'Limestone Slabs': {te: 'నాపరాతి బండలు', hi: 'चूना-पत्थर स्लैब', gender: 'feminine'},
  Mandapa: {te: 'మండపం', hi: 'मंडप', gender: 'masculine'},
  Pavilion: {te: 'మండపం', hi: 'मंडप', gender: 'masculine'},
  Pergola: {te: 'పెర్గోలా', hi: 'पर्गोला', gender: 'masculine'},
  Rotunda: {te: 'గుండ్రటి మండపం', hi: 'गोल मंडप', gender: 'masculine'},
  'Slabs and Steps': {te: 'బండలు, మెట్లు', hi: 'स्लैब और सीढ़ियाँ', gender: 'feminine'},
}

/** The parts of product names, by their English text. A longer part goes before the shorter ones that it begins with. */
export const PARTS: Readonly<Record<string, Part>> = {...STONES, ...MOTIFS, ...FORMS}

type Text = Readonly<Record<Language, string>>

/** Materials in the facts of a product. */
export const MATERIALS: Readonly<Record<string, Text>> = {
  'Ambaji veined marble': {te: 'అంబాజీ చారల పాలరాయి', hi: 'अंबाजी धारीदार संगमरमर'},
  'Bansi Paharpur pink sandstone': {
    te: 'బన్సీ పహాడ్‌పూర్ గులాబీ ఇసుకరాయి',
    hi: 'बंसी पहाड़पुर गुलाबी बलुआ पत्थर',
  },
  'Black granite': {te: 'నల్ల గ్రానైట్', hi: 'काला ग्रेनाइट'},
  'Deccan basalt': {te: 'దక్కన్ బసాల్ట్', hi: 'दक्कन बेसाल्ट'},
  'Dholpur beige sandstone': {te: 'ధోల్‌పూర్ బేజ్ ఇసుకరాయి', hi: 'धौलपुर बेज बलुआ पत्थर'},
  'Himachal slate': {te: 'హిమాచల్ స్లేట్', hi: 'हिमाचल स्लेट'},
  'Jaisalmer yellow limestone': {te: 'జైసల్మేర్ పసుపు సున్నపురాయి', hi: 'जैसलमेर पीला चूना पत्थर'},
  'Kandla grey sandstone': {te: 'కాండ్లా గ్రే ఇసుకరాయి', hi: 'कांडला ग्रे बलुआ पत्थर'},
  'Karauli red sandstone': {te: 'కరౌలీ ఎర్ర ఇసుకరాయి', hi: 'करौली लाल बलुआ पत्थर'},
  'Katni cream marble': {te: 'కట్నీ క్రీమ్ పాలరాయి', hi: 'कटनी क्रीम संगमरमर'},
  'Kota limestone': {te: 'కోటా సున్నపురాయి', hi: 'कोटा चूना पत्थर'},
  'Makrana white marble': {te: 'మక్రానా తెల్ల పాలరాయి', hi: 'मकराना सफ़ेद संगमरमर'},
  'Rainbow sandstone': {te: 'రెయిన్‌బో ఇసుకరాయి', hi: 'रेनबो बलुआ पत्थर'},
  'Steel grey granite': {te: 'స్టీల్ గ్రే గ్రానైట్', hi: 'स्टील ग्रे ग्रेनाइट'},
  'Tandur grey limestone': {te: 'తాండూరు గ్రే నాపరాయి', hi: 'तांडूर ग्रे चूना पत्थर'},
  'Tandur yellow limestone': {te: 'తాండూరు పసుపు నాపరాయి', hi: 'तांडूर पीला चूना पत्थर'},
  'Teakwood sandstone': {te: 'టేక్‌వుడ్ ఇసుకరాయి', hi: 'टीकवुड बलुआ पत्थर'},
  'Udaipur green marble': {te: 'ఉదయ్‌పూర్ గ్రీన్ పాలరాయి', hi: 'उदयपुर ग्रीन संगमरमर'},
}

/** Surfaces in the facts of a product. */
export const FINISHES: Readonly<Record<string, Text>> = {
  'Bush-hammered': {te: 'బుష్ హ్యామర్డ్', hi: 'बुश हैमर्ड'},
  Flamed: {te: 'ఫ్లేమ్డ్', hi: 'फ़्लेम्ड'},
  'Hand-chiselled, natural': {te: 'చేతితో చెక్కినది, సహజం', hi: 'हाथ से तराशा, प्राकृतिक'},
  Honed: {te: 'హోన్డ్', hi: 'होन्ड'},
  'Natural cleft': {te: 'సహజ పొర', hi: 'प्राकृतिक परत'},
  'Natural cleft, honed or polished': {
    te: 'సహజ పొర, హోన్డ్ లేదా పాలిష్డ్',
    hi: 'प्राकृतिक परत, होन्ड या पॉलिश्ड',
  },
  Polished: {te: 'పాలిష్డ్', hi: 'पॉलिश्ड'},
  'Split face': {te: 'స్ప్లిట్ ఫేస్', hi: 'स्प्लिट फ़ेस'},
  Tumbled: {te: 'టంబుల్డ్', hi: 'टंबल्ड'},
}

/** Banners on pictures. */
export const NOTES: Readonly<Record<string, Text>> = {
  'Available natural, honed, leather, polished and shot-blasted': {
    te: 'సహజ, హోన్డ్, లెదర్, పాలిష్డ్, షాట్ బ్లాస్టెడ్ ఫినిష్‌లలో లభిస్తాయి',
    hi: 'प्राकृतिक, होन्ड, लेदर, पॉलिश्ड और शॉट-ब्लास्टेड फ़िनिश में उपलब्ध',
  },
  'Available natural, honed, polished, river-washed and brushed': {
    te: 'సహజ, హోన్డ్, పాలిష్డ్, రివర్ వాష్డ్, బ్రష్డ్ ఫినిష్‌లలో లభిస్తాయి',
    hi: 'प्राकृतिक, होन्ड, पॉलिश्ड, रिवर-वॉश्ड और ब्रश्ड फ़िनिश में उपलब्ध',
  },
  'Available natural, honed, leather, flamed and bull-nosed': {
    te: 'సహజ, హోన్డ్, లెదర్, ఫ్లేమ్డ్, బుల్‌నోజ్ ఫినిష్‌లలో లభిస్తాయి',
    hi: 'प्राकृतिक, होन्ड, लेदर, फ़्लेम्ड और बुलनोज़ फ़िनिश में उपलब्ध',
  },
}
