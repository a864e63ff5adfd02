import {removeUndefinedLocaleResources} from 'sanity'

export default removeUndefinedLocaleResources({
  /** Array must have exactly "$wantedLength" items, but has more/less */
  'array.exact-length': 'ठीक {{wantedLength}} आइटम होने चाहिए',
  /** Portable Text array must have exactly "$wantedLength" blocks, but has more/less */
  'array.exact-length_blocks': 'ठीक {{wantedLength}} ब्लॉक होने चाहिए',
  /** Array item is a duplicate, but array wants only unique items */
  'array.item-duplicate': 'एक ही चीज़ दो बार नहीं हो सकती',
  /** Array has more than the maximum of "$maxLength" items */
  'array.maximum-length': 'ज़्यादा से ज़्यादा {{maxLength}} आइटम हो सकते हैं',
  /** Portable Text array has more than the maximum of "$maxLength" items */
  'array.maximum-length_blocks': 'ज़्यादा से ज़्यादा {{maxLength}} ब्लॉक हो सकते हैं',
  /** Array has less than the minimum of "$minLength" items */
  'array.minimum-length': 'कम से कम {{minLength}} आइटम होने चाहिए',
  /** Portable Text array has less than the minimum of "$minLength" blocks */
  'array.minimum-length_blocks': 'कम से कम {{minLength}} ब्लॉक होने चाहिए',
  /** Date is not valid or not in the correct format (ISO-8601) */
  'date.invalid-format': 'तारीख़ ISO-8601 रूप में होनी चाहिए',
  /** Date is later than the given maximum date "$maxDate" */
  'date.maximum': '{{maxDate}} या उससे पहले की होनी चाहिए',
  /** Date is earlier than the given minimum date "$minDate" */
  'date.minimum': '{{minDate}} या उसके बाद की होनी चाहिए',
  /** A value of incorrect type is found, eg found `number` instead of `string` */
  'generic.incorrect-type': 'यहाँ "{{expectedType}}" प्रकार चाहिए, मिला "{{actualType}}"',
  /** Value is not one of the values specifically allowed */
  'generic.not-allowed': 'यह मान यहाँ नहीं चलता',
  /** Value "$givenValue" is not one of the values specifically allowed */
  'generic.not-allowed_hint': '"{{hint}}" मान यहाँ नहीं चलता',
  /** A value is expected, but none is provided */
  'generic.required': 'भरना ज़रूरी है',
  /** Number is less than the given minimum threshold value "$threshold" */
  'number.greater-than': '{{threshold}} से ज़्यादा होना चाहिए',
  /** Number is greater than the given maximum threshold value "$threshold" */
  'number.less-than': '{{threshold}} से कम होना चाहिए',
  /** Number is higher than the given maximum value "$maxNumber" */
  'number.maximum': '{{maxNumber}} या उससे कम होना चाहिए',
  /** Number has more precision (decimals) than the allowed "$limit" */
  'number.maximum-precision': 'दशमलव के बाद ज़्यादा से ज़्यादा {{limit}} अंक',
  /** Number is lower than the given minimum value "$minNumber" */
  'number.minimum': '{{minNumber}} या उससे ज़्यादा होना चाहिए',
  /** Number is not an integer ("whole number") */
  'number.non-integer': 'पूर्ण संख्या होनी चाहिए',
  /** Object is missing a reference to an asset document in its `asset` field */
  'object.asset-required': 'एसेट चुनना ज़रूरी है',
  /** Object is missing a reference to a file asset document in its `asset` field */
  'object.asset-required_file': 'फ़ाइल चुनना ज़रूरी है',
  /** Object is missing a reference to an image asset document in its `asset` field */
  'object.asset-required_image': 'तस्वीर चुनना ज़रूरी है',
  /** Media can't be found in the Media Library */
  'object.media-not-found': 'यह एसेट मीडिया लाइब्रेरी में नहीं मिला',
  /** Media object is missing a reference to a document in its `_ref` field */
  'object.not-media-library-asset': 'मीडिया लाइब्रेरी के एसेट का रेफ़रेंस होना चाहिए',
  /** Object is not a reference to a document (eg `{_ref: 'documentId'}`) */
  'object.not-reference': 'किसी दस्तावेज़ का रेफ़रेंस होना चाहिए',
  /** Object references a document which is not published */
  'object.reference-not-published': 'जिस दस्तावेज़ का रेफ़रेंस है, वह प्रकाशित होना चाहिए',
  /** Accessibility label for closing the validation panel */
  'panel.close-button-aria-label': 'जाँच बंद करें',
  /** Message shown when the validation panel is opened but there are no errors/warnings */
  'panel.no-errors-message': 'जाँच में कोई ग़लती नहीं',
  /** Title for the actual "Validation" panel/feature */
  'panel.title': 'जाँच',
  /** Message shown when the validation panel is opened but the document is going to unpublish */
  'panel.unpublish-message': 'दस्तावेज़ का प्रकाशन हटने वाला है, इसलिए जाँच की ग़लतियाँ नहीं दिखाई जातीं',
  /** Slug is an object, but is missing a `current` string property */
  'slug.missing-current': 'पते का मान होना चाहिए',
  /** Slug is not an object (eg `{current: 'some-slug'}`) */
  'slug.not-object': 'पता एक ऑब्जेक्ट होना चाहिए',
  /** Slug is already in use somewhere else, but needs to be unique */
  'slug.not-unique': 'यह पता पहले से इस्तेमाल में है',
  /** String is not a valid email address */
  'string.email': 'सही ई-मेल पता होना चाहिए',
  /** String has a different character length than the exact number "$wantedLength" */
  'string.exact-length': 'ठीक {{wantedLength}} अक्षर होने चाहिए',
  /** String contains characters that are not in lowercase */
  'string.lowercase': 'सब छोटे अंग्रेज़ी अक्षर होने चाहिए',
  /** String is longer than the limit of "$maxLength" characters */
  'string.maximum-length': 'ज़्यादा से ज़्यादा {{maxLength}} अक्षर हो सकते हैं',
  /** String is shorter than the limit of "$minLength" characters */
  'string.minimum-length': 'कम से कम {{minLength}} अक्षर होने चाहिए',
  /** String does not match the given regular expression, but should */
  'string.regex-does-not-match': '"{{name}}" पैटर्न से मेल नहीं खाता',
  /** String matches the given regular expression, but should not */
  'string.regex-match': '"{{name}}" पैटर्न से मेल नहीं खाना चाहिए',
  /** String contains characters that are not in uppercase */
  'string.uppercase': 'सब बड़े अंग्रेज़ी अक्षर होने चाहिए',
  /** String contains a protocol/scheme that is not allowed, eg (`ftp`, `mailto`…) */
  'string.url.disallowed-scheme': 'इस तरह का पता (प्रोटोकॉल) यहाँ नहीं चलता',
  /** String contains a URL with a username or password specified before the host */
  'string.url.includes-credentials': 'पते में यूज़रनेम या पासवर्ड नहीं हो सकता',
  /** String is not a valid URL */
  'string.url.invalid': 'यह सही URL नहीं है',
  /** String is not an absolute URL (eg it is missing a protocol/host) */
  'string.url.not-absolute': 'अधूरा URL नहीं चलता, पूरा लिखें',
  /** String is not a relative URL (eg it contains a protocol/host) */
  'string.url.not-relative': 'केवल साइट के अंदर के URL चलते हैं',
})
