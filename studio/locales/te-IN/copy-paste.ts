import {removeUndefinedLocaleResources} from 'sanity'

export default removeUndefinedLocaleResources({
  /** Text on the field action button to copy a document */
  'copy-paste.field-action-copy-button.document.title': 'డాక్యుమెంట్ కాపీ చేయండి',
  /** Text on the field action button to copy a field */
  'copy-paste.field-action-copy-button.field.title': 'ఫీల్డ్ కాపీ చేయండి',
  /** Text on the field action button to paste a document */
  'copy-paste.field-action-paste-button.document.title': 'డాక్యుమెంట్ పేస్ట్ చేయండి',
  /** Text on the field action button to paste a field */
  'copy-paste.field-action-paste-button.field.title': 'ఫీల్డ్ పేస్ట్ చేయండి',
  /** --- On paste --- */
  /** The validation message that is shown when pasting a value into a read-only target */
  'copy-paste.on-paste.validation.read-only-target.description': 'ఈ చోటు చదవడానికి మాత్రమే',
  /** The validation message that is shown when read-only fields are skipped during document paste */
  'copy-paste.on-paste.validation.read-only-fields-skipped.description':
    'చదవడానికి మాత్రమే ఉన్న ఫీల్డ్‌లను వదిలేశాం: {{fieldNames}}',
  /** The validation message for skipped read-only fields when truncated */
  'copy-paste.on-paste.validation.read-only-fields-skipped-truncated.description':
    'చదవడానికి మాత్రమే ఉన్న ఫీల్డ్‌లను వదిలేశాం: {{fieldNames}}, మరో {{count}}',
  /** The validation message that is shown when the source and target schema types are incompatible */
  'copy-paste.on-paste.validation.schema-type-incompatible.description': 'కాపీ చేసినదాని రకం ఈ చోటుకు సరిపోదు',
  /** The validation message that is shown when reference types are incompatible */
  'copy-paste.on-paste.validation.reference-type-incompatible.description':
    'ఈ రిఫరెన్స్ ఫీల్డ్ "{{targetReferenceTypes}}" రకాలనే తీసుకుంటుంది; "{{sourceReferenceType}}" రకం రిఫరెన్స్‌ను తీసుకోదు',
  /** The validation message that is shown when reference is incompatible with filter */
  'copy-paste.on-paste.validation.reference-filter-incompatible.description':
    'ఈ ఫీల్డ్ షరతు ఈ రిఫరెన్స్‌ను అనుమతించదు',
  /** The validation message that is shown when reference does not exist */
  'copy-paste.on-paste.validation.reference-validation-failed.description': 'రిఫరెన్స్‌లోని "{{ref}}" డాక్యుమెంట్ లేదు',
  /** The validation message that is shown when image files are incompatible */
  'copy-paste.on-paste.validation.image-file-incompatible.description':
    '"{{targetSchemaType}}" ఫీల్డ్‌లో "{{sourceSchemaType}}" పెట్టలేరు',
  /** The validation message that is shown when array types are incompatible */
  'copy-paste.on-paste.validation.array-type-incompatible.description': 'ఈ జాబితాలో "{{type}}" రకం విలువ పెట్టలేరు',
  /** The validation message that is shown when array values are incompatible */
  'copy-paste.on-paste.validation.array-value-incompatible.description': 'ఈ జాబితాలో "{{type}}" రకం విలువ పెట్టలేరు',
  /** The validation message that is shown when string values are incompatible */
  'copy-paste.on-paste.validation.string-value-incompatible.description':
    '"{{value}}" విలువ అనుమతించిన వాటిలో లేదు: "{{allowedStrings}}"',
  /** The validation message that is shown when primitive types are incompatible */
  'copy-paste.on-paste.validation.primitive-type-incompatible.description':
    'ఈ ఫీల్డ్‌లో "{{type}}" రకం విలువ పెట్టలేరు',
  /** The validation message that is shown when the clipboard is empty */
  'copy-paste.on-paste.validation.clipboard-empty.title': 'పేస్ట్ చేయడానికి ఏమీ లేదు',
  /** The validation message that is shown when the clipboard item is invalid */
  'copy-paste.on-paste.validation.clipboard-invalid.title': 'కాపీ చేసినదాన్ని ఇక్కడ పేస్ట్ చేయలేం',
  /** The validation message that is shown when schema types are incompatible */
  'copy-paste.on-paste.validation.schema-type-incompatible.title': 'ఈ చోటు రకం తెలియలేదు: {{path}}',
  /** The warning message that is shown when not all values can be pasted */
  'copy-paste.on-paste.validation.partial-warning.title': 'కొన్ని విలువలను పేస్ట్ చేయలేకపోయాం',
  /** The error message that is shown when the MIME type is not accepted */
  'copy-paste.on-paste.validation.mime-type-incompatible.description':
    'ఈ ఫీల్డ్ "{{mimeType}}" MIME రకాన్ని తీసుకోదు',
  /** The error message that is shown when the MIME type validation fails */
  'copy-paste.on-paste.validation.mime-type-validation-failed.description': 'MIME రకం సరిపోలేదు',
  /** --- On copy --- */
  /** The error message that is shown when schema types are incompatible */
  'copy-paste.on-copy.validation.schema-type-incompatible.title': 'ఈ చోటు రకం తెలియలేదు: {{path}}',
  /** The error message that is shown when there is no value to copy */
  'copy-paste.on-copy.validation.no-value.title': 'ఖాళీగా ఉంది; కాపీ చేయడానికి ఏమీ లేదు',
  /** The error message that is shown when the clipboard is not supported */
  'copy-paste.on-copy.validation.clipboard-not-supported.description':
    'కాపీ చేయడానికి క్లిప్‌బోర్డ్ అనుమతి కావాలి. బ్రౌజర్ సెట్టింగ్‌లలో అనుమతి ఇచ్చి, మళ్లీ కాపీ చేయండి.',
  /** The error message that is shown when the clipboard is not supported */
  'copy-paste.on-copy.validation.clipboard-not-supported.title': 'క్లిప్‌బోర్డ్ అనుమతి లేదు',
})
