import {removeUndefinedLocaleResources} from 'sanity'

export default removeUndefinedLocaleResources({
  /** Text on the field action button to copy a document */
  'copy-paste.field-action-copy-button.document.title': 'दस्तावेज़ कॉपी करें',
  /** Text on the field action button to copy a field */
  'copy-paste.field-action-copy-button.field.title': 'फ़ील्ड कॉपी करें',
  /** Text on the field action button to paste a document */
  'copy-paste.field-action-paste-button.document.title': 'दस्तावेज़ पेस्ट करें',
  /** Text on the field action button to paste a field */
  'copy-paste.field-action-paste-button.field.title': 'फ़ील्ड पेस्ट करें',
  /** --- On paste --- */
  /** The validation message that is shown when pasting a value into a read-only target */
  'copy-paste.on-paste.validation.read-only-target.description': 'यह जगह सिर्फ़ पढ़ने के लिए है',
  /** The validation message that is shown when read-only fields are skipped during document paste */
  'copy-paste.on-paste.validation.read-only-fields-skipped.description':
    'सिर्फ़ पढ़ने वाले फ़ील्ड छोड़ दिए गए: {{fieldNames}}',
  /** The validation message for skipped read-only fields when truncated */
  'copy-paste.on-paste.validation.read-only-fields-skipped-truncated.description':
    'सिर्फ़ पढ़ने वाले फ़ील्ड छोड़ दिए गए: {{fieldNames}} और {{count}} अन्य',
  /** The validation message that is shown when the source and target schema types are incompatible */
  'copy-paste.on-paste.validation.schema-type-incompatible.description':
    'कॉपी की हुई चीज़ का प्रकार इस जगह से मेल नहीं खाता',
  /** The validation message that is shown when reference types are incompatible */
  'copy-paste.on-paste.validation.reference-type-incompatible.description':
    'यह रेफ़रेंस फ़ील्ड "{{targetReferenceTypes}}" प्रकार ही लेता है, "{{sourceReferenceType}}" प्रकार का रेफ़रेंस नहीं',
  /** The validation message that is shown when reference is incompatible with filter */
  'copy-paste.on-paste.validation.reference-filter-incompatible.description':
    'इस फ़ील्ड की शर्त इस रेफ़रेंस को नहीं लेती',
  /** The validation message that is shown when reference does not exist */
  'copy-paste.on-paste.validation.reference-validation-failed.description':
    'रेफ़रेंस वाला दस्तावेज़ "{{ref}}" नहीं है',
  /** The validation message that is shown when image files are incompatible */
  'copy-paste.on-paste.validation.image-file-incompatible.description':
    '"{{targetSchemaType}}" में "{{sourceSchemaType}}" नहीं रख सकते',
  /** The validation message that is shown when array types are incompatible */
  'copy-paste.on-paste.validation.array-type-incompatible.description':
    'इस सूची में "{{type}}" प्रकार का मान नहीं रख सकते',
  /** The validation message that is shown when array values are incompatible */
  'copy-paste.on-paste.validation.array-value-incompatible.description':
    'इस सूची में "{{type}}" प्रकार का मान नहीं रख सकते',
  /** The validation message that is shown when string values are incompatible */
  'copy-paste.on-paste.validation.string-value-incompatible.description':
    'मान "{{value}}" इनमें नहीं है: "{{allowedStrings}}"',
  /** The validation message that is shown when primitive types are incompatible */
  'copy-paste.on-paste.validation.primitive-type-incompatible.description':
    'इस फ़ील्ड में "{{type}}" प्रकार का मान नहीं रख सकते',
  /** The validation message that is shown when the clipboard is empty */
  'copy-paste.on-paste.validation.clipboard-empty.title': 'पेस्ट करने को कुछ नहीं है',
  /** The validation message that is shown when the clipboard item is invalid */
  'copy-paste.on-paste.validation.clipboard-invalid.title': 'कॉपी की हुई चीज़ यहाँ पेस्ट नहीं हो सकती',
  /** The validation message that is shown when schema types are incompatible */
  'copy-paste.on-paste.validation.schema-type-incompatible.title': 'इस जगह का प्रकार पता नहीं चला: {{path}}',
  /** The warning message that is shown when not all values can be pasted */
  'copy-paste.on-paste.validation.partial-warning.title': 'सारे मान पेस्ट नहीं हो सके',
  /** The error message that is shown when the MIME type is not accepted */
  'copy-paste.on-paste.validation.mime-type-incompatible.description':
    'यह फ़ील्ड MIME प्रकार "{{mimeType}}" नहीं लेता',
  /** The error message that is shown when the MIME type validation fails */
  'copy-paste.on-paste.validation.mime-type-validation-failed.description': 'MIME प्रकार की जाँच में मेल नहीं मिला',
  /** --- On copy --- */
  /** The error message that is shown when schema types are incompatible */
  'copy-paste.on-copy.validation.schema-type-incompatible.title': 'इस जगह का प्रकार पता नहीं चला: {{path}}',
  /** The error message that is shown when there is no value to copy */
  'copy-paste.on-copy.validation.no-value.title': 'ख़ाली है, कॉपी करने को कुछ नहीं',
  /** The error message that is shown when the clipboard is not supported */
  'copy-paste.on-copy.validation.clipboard-not-supported.description':
    'कॉपी करने के लिए क्लिपबोर्ड की अनुमति चाहिए। ब्राउज़र की सेटिंग में अनुमति दें, फिर दोबारा कॉपी करें।',
  /** The error message that is shown when the clipboard is not supported */
  'copy-paste.on-copy.validation.clipboard-not-supported.title': 'क्लिपबोर्ड की अनुमति नहीं है',
})
