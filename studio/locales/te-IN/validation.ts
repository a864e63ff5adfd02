import {removeUndefinedLocaleResources} from 'sanity'

export default removeUndefinedLocaleResources({
  /** Array must have exactly "$wantedLength" items, but has more/less */
  'array.exact-length': 'సరిగ్గా {{wantedLength}} అంశాలు ఉండాలి',
  /** Portable Text array must have exactly "$wantedLength" blocks, but has more/less */
  'array.exact-length_blocks': 'సరిగ్గా {{wantedLength}} బ్లాక్‌లు ఉండాలి',
  /** Array item is a duplicate, but array wants only unique items */
  'array.item-duplicate': 'ఒకేది రెండుసార్లు ఉండకూడదు',
  /** Array has more than the maximum of "$maxLength" items */
  'array.maximum-length': 'గరిష్ఠంగా {{maxLength}} అంశాలు ఉండవచ్చు',
  /** Portable Text array has more than the maximum of "$maxLength" items */
  'array.maximum-length_blocks': 'గరిష్ఠంగా {{maxLength}} బ్లాక్‌లు ఉండవచ్చు',
  /** Array has less than the minimum of "$minLength" items */
  'array.minimum-length': 'కనీసం {{minLength}} అంశాలు ఉండాలి',
  /** Portable Text array has less than the minimum of "$minLength" blocks */
  'array.minimum-length_blocks': 'కనీసం {{minLength}} బ్లాక్‌లు ఉండాలి',
  /** Date is not valid or not in the correct format (ISO-8601) */
  'date.invalid-format': 'సరైన ISO-8601 తేదీ అయి ఉండాలి',
  /** Date is later than the given maximum date "$maxDate" */
  'date.maximum': '{{maxDate}} గాని, అంతకు ముందు గాని ఉండాలి',
  /** Date is earlier than the given minimum date "$minDate" */
  'date.minimum': '{{minDate}} గాని, ఆ తర్వాత గాని ఉండాలి',
  /** A value of incorrect type is found, eg found `number` instead of `string` */
  'generic.incorrect-type': '"{{expectedType}}" రకం ఉండాలి, కానీ "{{actualType}}" ఉంది',
  /** Value is not one of the values specifically allowed */
  'generic.not-allowed': 'ఈ విలువ అనుమతించిన వాటిలో లేదు',
  /** Value "$givenValue" is not one of the values specifically allowed */
  'generic.not-allowed_hint': '"{{hint}}" విలువ అనుమతించిన వాటిలో లేదు',
  /** A value is expected, but none is provided */
  'generic.required': 'తప్పనిసరి',
  /** Number is less than the given minimum threshold value "$threshold" */
  'number.greater-than': '{{threshold}} కంటే ఎక్కువ ఉండాలి',
  /** Number is greater than the given maximum threshold value "$threshold" */
  'number.less-than': '{{threshold}} కంటే తక్కువ ఉండాలి',
  /** Number is higher than the given maximum value "$maxNumber" */
  'number.maximum': '{{maxNumber}} లేదా అంతకంటే తక్కువ ఉండాలి',
  /** Number has more precision (decimals) than the allowed "$limit" */
  'number.maximum-precision': 'దశాంశాలు గరిష్ఠంగా {{limit}}',
  /** Number is lower than the given minimum value "$minNumber" */
  'number.minimum': '{{minNumber}} లేదా అంతకంటే ఎక్కువ ఉండాలి',
  /** Number is not an integer ("whole number") */
  'number.non-integer': 'పూర్ణ సంఖ్య అయి ఉండాలి',
  /** Object is missing a reference to an asset document in its `asset` field */
  'object.asset-required': 'ఫైల్ తప్పనిసరి',
  /** Object is missing a reference to a file asset document in its `asset` field */
  'object.asset-required_file': 'ఫైల్ తప్పనిసరి',
  /** Object is missing a reference to an image asset document in its `asset` field */
  'object.asset-required_image': 'ఫోటో తప్పనిసరి',
  /** Media can't be found in the Media Library */
  'object.media-not-found': 'ఈ ఫైల్ మీడియా లైబ్రరీలో దొరకలేదు',
  /** Media object is missing a reference to a document in its `_ref` field */
  'object.not-media-library-asset': 'మీడియా లైబ్రరీలోని ఫైల్‌కు రిఫరెన్స్ అయి ఉండాలి',
  /** Object is not a reference to a document (eg `{_ref: 'documentId'}`) */
  'object.not-reference': 'డాక్యుమెంట్‌కు రిఫరెన్స్ అయి ఉండాలి',
  /** Object references a document which is not published */
  'object.reference-not-published': 'రిఫరెన్స్‌లోని డాక్యుమెంట్ పబ్లిష్ అయి ఉండాలి',
  /** Accessibility label for closing the validation panel */
  'panel.close-button-aria-label': 'తనిఖీని మూసేయండి',
  /** Message shown when the validation panel is opened but there are no errors/warnings */
  'panel.no-errors-message': 'తనిఖీలో లోపాలు లేవు',
  /** Title for the actual "Validation" panel/feature */
  'panel.title': 'తనిఖీ',
  /** Message shown when the validation panel is opened but the document is going to unpublish */
  'panel.unpublish-message': 'డాక్యుమెంట్‌ను సైట్ నుంచి తీసేయబోతున్నారు; తనిఖీ లోపాలు చూపడం లేదు',
  /** Slug is an object, but is missing a `current` string property */
  'slug.missing-current': 'స్లగ్‌కు విలువ ఉండాలి',
  /** Slug is not an object (eg `{current: 'some-slug'}`) */
  'slug.not-object': 'స్లగ్ ఆబ్జెక్ట్ అయి ఉండాలి',
  /** Slug is already in use somewhere else, but needs to be unique */
  'slug.not-unique': 'ఈ స్లగ్ ఇప్పటికే వాడుకలో ఉంది',
  /** String is not a valid email address */
  'string.email': 'సరైన ఈమెయిల్ అడ్రస్ అయి ఉండాలి',
  /** String has a different character length than the exact number "$wantedLength" */
  'string.exact-length': 'సరిగ్గా {{wantedLength}} అక్షరాలు ఉండాలి',
  /** String contains characters that are not in lowercase */
  'string.lowercase': 'అన్నీ ఇంగ్లీషు చిన్న అక్షరాలు ఉండాలి',
  /** String is longer than the limit of "$maxLength" characters */
  'string.maximum-length': 'గరిష్ఠంగా {{maxLength}} అక్షరాలు ఉండవచ్చు',
  /** String is shorter than the limit of "$minLength" characters */
  'string.minimum-length': 'కనీసం {{minLength}} అక్షరాలు ఉండాలి',
  /** String does not match the given regular expression, but should */
  'string.regex-does-not-match': '"{{name}}" నమూనాకు సరిపోలేదు',
  /** String matches the given regular expression, but should not */
  'string.regex-match': '"{{name}}" నమూనాలో ఉండకూడదు',
  /** String contains characters that are not in uppercase */
  'string.uppercase': 'అన్నీ ఇంగ్లీషు పెద్ద అక్షరాలు ఉండాలి',
  /** String contains a protocol/scheme that is not allowed, eg (`ftp`, `mailto`…) */
  'string.url.disallowed-scheme': 'అనుమతించిన ప్రోటోకాల్‌లలో లేదు',
  /** String contains a URL with a username or password specified before the host */
  'string.url.includes-credentials': 'యూజర్‌నేమ్, పాస్‌వర్డ్ ఉండకూడదు',
  /** String is not a valid URL */
  'string.url.invalid': 'ఇది సరైన URL కాదు',
  /** String is not an absolute URL (eg it is missing a protocol/host) */
  'string.url.not-absolute': 'పూర్తి URL రాయాలి',
  /** String is not a relative URL (eg it contains a protocol/host) */
  'string.url.not-relative': 'సైట్ లోపలి URL మాత్రమే రాయాలి',
})
