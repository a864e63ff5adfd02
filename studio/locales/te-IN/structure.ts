import {removeUndefinedLocaleResources} from 'sanity'

export default removeUndefinedLocaleResources({
  /** Label for the "Copy document ID" menu item */
  'action.copy-document-id.label': 'డాక్యుమెంట్ ఐడి కాపీ చేయండి',
  /** Tooltip for the copy actions dropdown button in the document panel header */
  'action.copy-document-url.label': 'కాపీ చేయండి',
  /** Label for the "Copy document URL" menu item */
  'action.copy-link-to-document.label': 'డాక్యుమెంట్ URL కాపీ చేయండి',
  /** Tooltip when action button is disabled because the operation is not ready */
  'action.delete.disabled.not-ready': 'ఇంకా సిద్ధంగా లేదు',
  /** Tooltip when action button is disabled because the document does not exist */
  'action.delete.disabled.nothing-to-delete': 'ఈ డాక్యుమెంట్ ఇంకా లేదు, లేదా ఇప్పటికే తొలగించారు',
  /** Tooltip when action button is disabled because the selected release or variant does not contain this document */
  'action.delete.disabled.target-not-found': 'ఎంచుకున్న రిలీజ్‌లో లేదా వేరియంట్‌లో ఈ డాక్యుమెంట్ లేదు',
  /** Tooltip when action button is disabled because the document exists in scheduled releases */
  'action.delete.disabled.scheduled-release': 'షెడ్యూల్ చేసిన రిలీజ్‌లలో ఉన్నందున ఈ డాక్యుమెంట్‌ను తొలగించలేం',
  /** Label for the "Delete" document action button */
  'action.delete.label': 'తొలగించండి',
  /** Label for the "Delete" document action while the document is being deleted */
  'action.delete.running.label': 'తొలగిస్తున్నాం…',
  /** Tooltip when action is disabled because the document is linked to Canvas */
  'action.disabled-by-canvas.tooltip': 'కాన్వాస్‌తో లింక్ అయిన డాక్యుమెంట్లకు కొన్ని పనులు అందుబాటులో ఉండవు',
  /** Message prompting the user to confirm discarding changes */
  'action.discard-changes.confirm-dialog.confirm-discard-changes': 'చివరిగా పబ్లిష్ చేశాక వచ్చిన మార్పులన్నీ వదిలేయాలా?',
  /** Message prompting the user to confirm discarding changes */
  'action.discard-changes.confirm-dialog.confirm-discard-changes-draft': 'మార్పులన్నీ వదిలేసి, ఈ డ్రాఫ్ట్‌ను తొలగించాలా?',
  /** Header for the confirm discard dialog */
  'action.discard-changes.confirm-dialog.header.text': 'మార్పులు వదిలేయాలా?',
  /** Tooltip when action is disabled because the document has no unpublished changes */
  'action.discard-changes.disabled.no-change': 'ఈ డాక్యుమెంట్‌లో పబ్లిష్ కాని మార్పులు లేవు',
  /** Tooltip when action is disabled because the document is not published */
  'action.discard-changes.disabled.not-published': 'ఈ డాక్యుమెంట్ పబ్లిష్ కాలేదు',
  /** Tooltip when action button is disabled because the operation is not ready */
  'action.discard-changes.disabled.not-ready': 'ఇంకా సిద్ధంగా లేదు',
  /** Tooltip when action is disabled because the selected release or variant does not contain this document */
  'action.discard-changes.disabled.target-not-found': 'ఎంచుకున్న రిలీజ్‌లో లేదా వేరియంట్‌లో ఈ డాక్యుమెంట్ లేదు',
  /** Label for the "Discard changes" document action */
  'action.discard-changes.label': 'మార్పులు వదిలేయండి',
  /** Tooltip when action is disabled because the operation is not ready */
  'action.duplicate.disabled.not-ready': 'ఇంకా సిద్ధంగా లేదు',
  /** Tooltip when action is disabled because the document doesn't exist */
  'action.duplicate.disabled.nothing-to-duplicate': 'ఈ డాక్యుమెంట్ ఇంకా లేదు, కాబట్టి కాపీ చేయడానికి ఏమీ లేదు',
  /** Tooltip when action is disabled because the selected release or variant does not contain this document */
  'action.duplicate.disabled.target-not-found': 'ఎంచుకున్న రిలీజ్‌లో లేదా వేరియంట్‌లో ఈ డాక్యుమెంట్ లేదు',
  /** Label for the "Duplicate" document action */
  'action.duplicate.label': 'మరో కాపీ చేయండి',
  /** Label for the "Duplicate" document action while the document is being duplicated */
  'action.duplicate.running.label': 'కాపీ తయారవుతోంది…',
  /** Tooltip when publish button is disabled because the document is already published, and published time is unavailable. */
  'action.publish.already-published.no-time-ago.tooltip': 'ఇప్పటికే పబ్లిష్ అయింది',
  /** Tooltip when publish button is disabled because the document is already published. */
  'action.publish.already-published.tooltip': '{{timeSincePublished}} పబ్లిష్ అయింది',
  /** Tooltip when action is disabled because the studio is not ready. */
  'action.publish.disabled.not-ready': 'ఇంకా సిద్ధంగా లేదు',
  /** Tooltip when action is disabled because the version is published as part of its release */
  'action.publish.disabled.not-publishable': 'ఈ వెర్షన్ తన రిలీజ్‌తో కలిసి పబ్లిష్ అవుతుంది',
  /** Tooltip when action is disabled because the selected release or variant does not contain this document */
  'action.publish.disabled.target-not-found': 'ఎంచుకున్న రిలీజ్‌లో లేదా వేరియంట్‌లో ఈ డాక్యుమెంట్ లేదు',
  /** Label for action when there are pending changes. */
  'action.publish.draft.label': 'పబ్లిష్ చేయండి',
  /** Label for the "Publish" document action */
  'action.publish.label': 'పబ్లిష్ చేయండి',
  /** Label for the "Publish" document action when the document has live edit enabled. */
  'action.publish.live-edit.label': 'పబ్లిష్ చేయండి',
  /** Fallback tooltip for the "Publish" document action when publish is invoked for a document with live edit enabled. */
  'action.publish.live-edit.publish-disabled': 'ఈ రకం డాక్యుమెంట్లకు లైవ్ ఎడిట్ ఆన్‌లో ఉంది; పబ్లిష్ చేయనక్కర్లేదు',
  /** Tooltip for the "Publish" document action when the document has live edit enabled. */
  'action.publish.live-edit.tooltip': 'ఈ రకం డాక్యుమెంట్లకు లైవ్ ఎడిట్ ఆన్‌లో ఉంది; మీరు మార్చగానే దానంతటదే పబ్లిష్ అవుతుంది',
  /** Tooltip when publish button is disabled because there are no changes. */
  'action.publish.no-changes.tooltip': 'పబ్లిష్ కాని మార్పులు లేవు',
  /** Label for the "Publish" document action when there are no changes. */
  'action.publish.published.label': 'పబ్లిష్ అయింది',
  /** Label for the "Publish" document action while publish is being executed. */
  'action.publish.running.label': 'పబ్లిష్ అవుతోంది…',
  /** Label for the "Publish" document action while publish is being executed. */
  'action.publish.validation-in-progress.label': 'డాక్యుమెంట్‌ను తనిఖీ చేస్తున్నాం…',
  /** Toast description when trying to publish with validation errors */
  'action.publish.validation-issues-toast.description': 'పబ్లిష్ చేసే ముందు తనిఖీలోని లోపాలు సరిచేయండి',
  /** Toast title when trying to publish with validation errors */
  'action.publish.validation-issues-toast.title': 'తనిఖీలో లోపాలు',
  /** Tooltip when the "Publish" document action is disabled due to validation issues */
  'action.publish.validation-issues.tooltip': 'పబ్లిష్ చేయాలంటే ముందు ఈ డాక్యుమెంట్‌లోని లోపాలు సరిచేయాలి',
  /** Tooltip when publish button is waiting for validation and async tasks to complete. */
  'action.publish.waiting': 'కొన్ని పనులు పూర్తయ్యాక పబ్లిష్ అవుతుంది',
  /** Message prompting the user to confirm that they want to restore to an earlier revision */
  'action.restore.confirm.message': 'ఈ డాక్యుమెంట్‌ను పాత స్థితికి తేవాలా?',
  /** Fallback tooltip for when user is looking at the initial revision */
  'action.restore.disabled.cannot-restore-initial': 'మొట్టమొదటి రివిజన్‌కు తిరిగి వెళ్లలేరు',
  /** Label for the "Restore" document action */
  'action.restore.label': 'ఈ రివిజన్‌కు మార్చండి',
  /** Default tooltip for the action */
  'action.restore.tooltip': 'ఈ రివిజన్‌కు తిరిగి వెళ్లండి',
  /** Tooltip when action is disabled because the version is already marked for unpublishing */
  'action.unpublish.disabled.already-unpublished': 'ఈ డాక్యుమెంట్‌ను సైట్ నుంచి తీసేయాలని ఇప్పటికే పెట్టారు',
  /** Tooltip when action is disabled because the document is not already published */
  'action.unpublish.disabled.not-published': 'ఈ డాక్యుమెంట్ పబ్లిష్ కాలేదు',
  /** Tooltip when action is disabled because the operation is not ready */
  'action.unpublish.disabled.not-ready': 'ఇంకా సిద్ధంగా లేదు',
  /** Tooltip when action is disabled because the selected release or variant does not contain this document */
  'action.unpublish.disabled.target-not-found': 'ఎంచుకున్న రిలీజ్‌లో లేదా వేరియంట్‌లో ఈ డాక్యుమెంట్ లేదు',
  /** Label for the "Unpublish" document action */
  'action.unpublish.label': 'సైట్ నుంచి తీసేయండి',
  /** Fallback tooltip for the Unpublish document action when publish is invoked for a document with live edit enabled. */
  'action.unpublish.live-edit.disabled': 'ఈ డాక్యుమెంట్‌కు లైవ్ ఎడిట్ ఆన్‌లో ఉంది; సైట్ నుంచి తీసేయలేరు',
  /** Description for the archived release banner, rendered when viewing the history of a version document from the publihed view */
  'banners.archived-release.description': 'ఈ వెర్షన్, ఆర్కైవ్ చేసిన <VersionBadge>{{title}}</VersionBadge> రిలీజ్‌లోది',
  /** Description for the archived scheduled draft banner, rendered when viewing the history of a cardinality one release document */
  'banners.archived-scheduled-draft.description': 'షెడ్యూల్ చేసిన ఈ డ్రాఫ్ట్ ఆర్కైవ్ అయింది',
  /** The explanation displayed when a user attempts to create a new draft document, but the draft model is not switched on */
  'banners.choose-new-document-destination.cannot-create-draft-document': 'డ్రాఫ్ట్ తయారు చేయలేం.',
  /** The explanation displayed when a user attempts to create a new published document, but the schema type doesn't support live-editing */
  'banners.choose-new-document-destination.cannot-create-published-document': 'పబ్లిష్ అయిన డాక్యుమెంట్‌ను తయారు చేయలేం.',
  /** The prompt displayed when a user must select a different perspective in order to create a document */
  'banners.choose-new-document-destination.choose-destination': 'ఈ డాక్యుమెంట్ ఎక్కడ ఉండాలో ఎంచుకోండి:',
  /** The explanation displayed when a user attempts to create a new document in a release, but the selected release is inactive */
  'banners.choose-new-document-destination.release-inactive':
    '<VersionBadge>{{title}}</VersionBadge> రిలీజ్ ఇప్పుడు నడుస్తున్నది కాదు.',
  /** The text for the restore button on the deleted document banner */
  'banners.deleted-document-banner.restore-button.text': 'చివరి రివిజన్‌ను తిరిగి తెండి',
  /** The text content for the deleted document banner */
  'banners.deleted-document-banner.text': 'ఈ డాక్యుమెంట్‌ను తొలగించారు.',
  /** The text content for the deprecated document type banner */
  'banners.deprecated-document-type-banner.text': 'ఈ రకం డాక్యుమెంట్ ఇకపై వాడకూడదు.',
  /** The text for publish action for discarding the version */
  'banners.live-edit-draft-banner.discard.tooltip': 'మార్చాలంటే డ్రాఫ్ట్‌ను వదిలేయండి.',
  /** The text for publish action for the draft banner */
  'banners.live-edit-draft-banner.publish.tooltip': 'మార్చాలంటే డ్రాఫ్ట్‌ను పబ్లిష్ చేయండి.',
  /** The text content for the live edit document when it's a draft */
  'banners.live-edit-draft-banner.text':
    '<strong>{{schemaType}}</strong> రకానికి <code>liveEdit</code> ఆన్‌లో ఉంది, కానీ ఈ డాక్యుమెంట్‌కు డ్రాఫ్ట్ ఉంది. నేరుగా మార్చాలంటే డ్రాఫ్ట్‌ను పబ్లిష్ చేయండి లేదా వదిలేయండి.',
  /** The label for the "compare draft" action */
  'banners.obsolete-draft.actions.compare-draft.text': 'డ్రాఫ్ట్‌ను పోల్చండి',
  /** Tooltip when compare draft is disabled because the published document does not exist */
  'banners.obsolete-draft.actions.compare-draft.tooltip': 'పబ్లిష్ అయిన డాక్యుమెంట్ లేదు, కాబట్టి ఈ డ్రాఫ్ట్‌ను పోల్చలేం.',
  /** The label for the "discard draft" action */
  'banners.obsolete-draft.actions.discard-draft.text': 'డ్రాఫ్ట్‌ను వదిలేయండి',
  /** The label for the "publish draft" action */
  'banners.obsolete-draft.actions.publish-draft.text': 'డ్రాఫ్ట్‌ను పబ్లిష్ చేయండి',
  /** The warning displayed when editing a document that has an obsolete draft because the draft model is not switched on */
  'banners.obsolete-draft.draft-model-inactive.text': 'ఈ వర్క్‌స్పేస్‌లో డ్రాఫ్ట్‌లు లేవు, కానీ ఈ డాక్యుమెంట్‌కు డ్రాఫ్ట్ ఉంది.',
  /** The text content for the paused scheduled draft banner */
  'banners.paused-scheduled-draft.text':
    'మారుస్తున్నంతసేపు షెడ్యూల్ ఆగి ఉంటుంది. మళ్లీ మొదలుపెట్టడానికి “షెడ్యూల్ చేయండి” నొక్కండి, లేదా కొత్త తేదీ ఎంచుకోండి.',
  /** The text for the permission check banner if the user only has one role, and it does not allow publishing this document */
  'banners.permission-check-banner.missing-permission_create_one':
    '<Roles/> పాత్రకు ఈ డాక్యుమెంట్‌ను పబ్లిష్ చేసే అనుమతి లేదు.',
  /** The text for the permission check banner if the user only has multiple roles, but they do not allow publishing this document */
  'banners.permission-check-banner.missing-permission_create_other':
    '<Roles/> పాత్రలకు ఈ డాక్యుమెంట్‌ను పబ్లిష్ చేసే అనుమతి లేదు.',
  /** The text for the permission check banner if the user only has one role, and it does not allow editing this document */
  'banners.permission-check-banner.missing-permission_update_one':
    '<Roles/> పాత్రకు ఈ డాక్యుమెంట్‌ను మార్చే అనుమతి లేదు.',
  /** The text for the permission check banner if the user only has multiple roles, but they do not allow editing this document */
  'banners.permission-check-banner.missing-permission_update_other':
    '<Roles/> పాత్రలకు ఈ డాక్యుమెంట్‌ను మార్చే అనుమతి లేదు.',
  /** The pending text for the request permission button that appears for viewer roles */
  'banners.permission-check-banner.request-permission-button.sent': 'ఎడిటర్ అనుమతి అడిగాం',
  /** The text for the request permission button that appears for viewer roles */
  'banners.permission-check-banner.request-permission-button.text': 'మార్చే అనుమతి అడగండి',
  /** Description for the archived release banner, rendered when viewing the history of a version document from the published view */
  'banners.published-release.description':
    'మీరు చూస్తున్నది <VersionBadge>{{title}}</VersionBadge>తో పబ్లిష్ అయిన డాక్యుమెంట్. దీన్ని మార్చలేరు',
  /** The text for the reload button */
  'banners.reference-changed-banner.reason-changed.reload-button.text': 'రిఫరెన్స్‌ను మళ్లీ లోడ్ చేయండి',
  /** The text for the reference change banner if the reason is that the reference has been changed */
  'banners.reference-changed-banner.reason-changed.text': 'మీరు తెరిచాక ఈ రిఫరెన్స్ మారింది.',
  /** The text for the close button */
  'banners.reference-changed-banner.reason-removed.close-button.text': 'రిఫరెన్స్ మూసేయండి',
  /** The text for the reference change banner if the reason is that the reference has been deleted */
  'banners.reference-changed-banner.reason-removed.text': 'మీరు తెరిచాక ఈ రిఫరెన్స్‌ను తీసేశారు.',
  /** The text that appears for the action button to add the current document to the global bundle, this happens when user is viewing an anonymous bundle */
  'banners.release.action.add-to-bundle': 'బండిల్‌లో చేర్చండి',
  /** The text that appears for the action button to add the current document to the global release */
  'banners.release.action.add-to-release': 'రిలీజ్‌లో చేర్చండి',
  /** The text that appears for the action button to add the current document to the global release */
  'banners.release.action.open-to-edit': 'మార్చడానికి రిలీజ్‌ను తెరవండి',
  /** Toast description in case an error occurs when adding a document to a release */
  'banners.release.error.description': 'డాక్యుమెంట్‌ను రిలీజ్‌లో చేర్చుతుండగా లోపం వచ్చింది: {{message}}',
  /** Toast title in case an error occurs when adding a document to a release */
  'banners.release.error.title': 'డాక్యుమెంట్‌ను రిలీజ్‌లో చేర్చలేకపోయాం',
  /** The text for the banner that appears when a document only has versions but is in a draft or published pinned release */
  'banners.release.navigate-to-edit-description': 'ఈ డాక్యుమెంట్ ఇక్కడ మాత్రమే ఉంది:',
  /** The text for the banner that appears when a document only has versions but is in a draft or published pinned release */
  'banners.release.navigate-to-edit-description-end_one': 'రిలీజ్',
  /** The text for the banner that appears when a document only has versions but is in a draft or published pinned release */
  'banners.release.navigate-to-edit-description-end_other': 'రిలీజ్‌లు',
  /** The text for the banner that appears when there are multiple versions but no drafts or published, only one extra releases */
  'banners.release.navigate-to-edit-description-multiple_one':
    'ఈ డాక్యుమెంట్ <VersionBadge/> రిలీజ్‌లో, ఇంకా {{count}} రిలీజ్‌లో ఉంది.',
  /** The text for the banner that appears when there are multiple versions but no drafts or published, more than one extra releases */
  'banners.release.navigate-to-edit-description-multiple_other':
    'ఈ డాక్యుమెంట్ <VersionBadge/> రిలీజ్‌లో, ఇంకా {{count}} రిలీజ్‌లలో ఉంది',
  /** The text for the banner that appears when a document is not part of any release @deprecated – no longer in use */
  'banners.release.navigate-to-edit-description-none': 'ఈ డాక్యుమెంట్ ఏ రిలీజ్‌లోనూ లేదు',
  /** The text for the banner that appears when a document only has one version but is in a draft or published pinned release */
  'banners.release.navigate-to-edit-description-single': 'ఈ డాక్యుమెంట్ <VersionBadge/> రిలీజ్‌లో ఉంది',
  /** The text for the banner that appears when a document is not in the current global release */
  'banners.release.not-in-release': '<VersionBadge>{{title}}</VersionBadge> రిలీజ్‌లో లేదు.',
  /** Description of toast that will appear in case of latency between the user adding a document to a release and the UI reflecting it */
  'banners.release.waiting.description': 'డాక్యుమెంట్‌ను రిలీజ్‌లో చేర్చుతున్నాం. కొద్ది సెకన్లు ఆగండి.',
  /** Title of toast that will appear in case of latency between the user adding a document to a release and the UI reflecting it */
  'banners.release.waiting.title': 'డాక్యుమెంట్‌ను రిలీజ్‌లో చేర్చుతున్నాం…',
  /** The text for the revision not found banner */
  'banners.revision-not-found.description': 'ఎంచుకున్న రివిజన్ దొరకలేదు; హిస్టరీ జాబితాలో మరొకటి ఎంచుకోండి.',
  /** The text content for the scheduled draft override banner */
  'banners.scheduled-draft-override-banner.text':
    'ఈ డాక్యుమెంట్‌కు షెడ్యూల్ చేసిన డ్రాఫ్ట్ ఉంది. ఇప్పుడు పబ్లిష్ చేస్తే, షెడ్యూల్ సమయానికి అది ఈ మార్పులను మార్చేస్తుంది.',
  /** The text content for the unpublished document banner when is part of a release */
  'banners.unpublished-release-banner.text':
    '<VersionBadge>{{title}}</VersionBadge> రిలీజ్‌తో ఈ డాక్యుమెంట్ సైట్ నుంచి తొలగుతుంది.',
  /** The text content for the unpublished document banner letting the user know that the current published version is being shown */
  'banners.unpublished-release-banner.text-with-published': 'ఇప్పుడు <strong>పబ్లిష్ అయి ఉన్న</strong> వెర్షన్:',
  /** The text that appears for the action button to add the current document to the selected variant */
  'banners.variant.action.add-to-variant': 'వేరియంట్ తయారుచేయండి',
  /** The text for the banner that appears when the selected variant matches no variant definition */
  'banners.variant.definition-not-found': 'ఎంచుకున్న <VariantName>{{name}}</VariantName> వేరియంట్ దొరకలేదు.',
  /** Toast description in case an error occurs when adding a document to a variant */
  'banners.variant.error.description': 'డాక్యుమెంట్‌ను వేరియంట్‌లో చేర్చుతుండగా లోపం వచ్చింది: {{message}}',
  /** Toast title in case an error occurs when adding a document to a variant */
  'banners.variant.error.title': 'డాక్యుమెంట్‌ను వేరియంట్‌లో చేర్చలేకపోయాం',
  /** The text for the banner that appears when a document is not in the selected variant */
  'banners.variant.not-in-variant':
    '<VariantBadge>{{variantTitle}}</VariantBadge> కోసం <PerspectiveTitle>{{perspectiveTitle}}</PerspectiveTitle> వేరియంట్ డాక్యుమెంట్ లేదు.',
  /** Description of toast that will appear while the document is added to the variant */
  'banners.variant.waiting.description': 'డాక్యుమెంట్‌ను వేరియంట్‌లో చేర్చుతున్నాం. కొద్ది సెకన్లు ఆగండి.',
  /** Title of toast that will appear while the document is added to the variant */
  'banners.variant.waiting.title': 'డాక్యుమెంట్‌ను వేరియంట్‌లో చేర్చుతున్నాం…',
  /** Browser/tab title when creating a new document of a given type */
  'browser-document-title.new-document': 'కొత్త {{schemaType}}',
  /** Browser/tab title when editing a document where the title cannot be resolved from preview configuration */
  'browser-document-title.untitled-document': 'పేరు లేదు',
  /** The action menu button aria-label */
  'buttons.action-menu-button.aria-label': 'డాక్యుమెంట్ పనుల మెనూ తెరవండి',
  /** The action menu button tooltip */
  'buttons.action-menu-button.tooltip': 'డాక్యుమెంట్ పనులు',
  /** The aria-label for the collapse pane button on the document panel header */
  'buttons.focus-pane-button.aria-label.collapse': 'ఫోకస్ మోడ్ నుంచి బయటికి రండి (జాబితాలు చూపండి)',
  /** The aria-label for the focus pane button on the document panel header */
  'buttons.focus-pane-button.aria-label.focus': 'ఫోకస్ మోడ్‌లోకి వెళ్లండి (జాబితాలు దాచండి)',
  /** The tooltip for the collapse pane button on the document panel header */
  'buttons.focus-pane-button.tooltip.collapse': 'ఫోకస్ మోడ్ నుంచి బయటికి రండి',
  /** The tooltip for the focus pane button on the document panel header */
  'buttons.focus-pane-button.tooltip.focus': 'ఫోకస్ మోడ్‌లోకి వెళ్లండి',
  /** The aria-label for the split pane button on the document panel header */
  'buttons.split-pane-button.aria-label': 'ప్యానెల్‌ను కుడివైపు రెండుగా చేయండి',
  /** The tool tip for the split pane button on the document panel header */
  'buttons.split-pane-button.tooltip': 'ప్యానెల్‌ను కుడివైపు రెండుగా చేయండి',
  /** The title for the close button on the split pane on the document panel header */
  'buttons.split-pane-close-button.title': 'పక్క ప్యానెల్ మూసేయండి',
  /** The title for the close group button on the split pane on the document panel header */
  'buttons.split-pane-close-group-button.title': 'ప్యానెల్ గ్రూపు మూసేయండి',
  /** The text for the canvas linked banner action button */
  'canvas.banner.edit-in-canvas-action': 'కాన్వాస్‌లో మార్చండి',
  /** The text for the canvas linked banner when the document in editable mode */
  'canvas.banner.editable.linked-text': 'ఈ డాక్యుమెంట్‌ను కాన్వాస్‌లో మార్చవచ్చు.',
  /** The description for the canvas linked banner popover in editable mode */
  'canvas.banner.editable.popover-description': 'కాన్వాస్‌లో స్వేచ్ఛగా రాసి, ఒక్కో ఫీల్డ్‌ను కాపీ చేయకుండానే స్టూడియోలో మార్చవచ్చు.',
  /** The heading for the canvas linked banner popover in editable mode */
  'canvas.banner.editable.popover-heading': 'స్వేచ్ఛగా రాయండి',
  /** The text for the canvas linked banner when the document is a draft */
  'canvas.banner.linked-text.draft': 'ఈ డ్రాఫ్ట్ కాన్వాస్‌తో లింక్ అయి ఉంది',
  /** The text for the canvas linked banner when the document is a live document */
  'canvas.banner.linked-text.published': 'సైట్‌లో ఉన్న ఈ డాక్యుమెంట్ కాన్వాస్‌తో లింక్ అయి ఉంది',
  /** The text for the canvas linked banner when the document is a version document */
  'canvas.banner.linked-text.version': 'ఈ వెర్షన్ కాన్వాస్‌తో లింక్ అయి ఉంది',
  /** The text for the canvas linked banner popover button */
  'canvas.banner.popover-button-text': 'మరింత తెలుసుకోండి',
  /** The description for the canvas linked banner popover */
  'canvas.banner.popover-description': 'కాన్వాస్‌లో మీరు స్వేచ్ఛగా రాస్తుంటే, అది స్టూడియోలో ఫీల్డ్‌లుగా దానంతటదే సర్దుకుంటుంది.',
  /** The heading for the canvas linked banner popover */
  'canvas.banner.popover-heading': 'ముందు ఆలోచన, తర్వాత రాత',
  /** The description for the changes banner */
  'changes.banner.description': 'ఈ డాక్యుమెంట్ <strong>{{perspective}}</strong> వెర్షన్ హిస్టరీ కనిపిస్తోంది.',
  /** The tooltip for the changes banner */
  'changes.banner.tooltip': 'ఒక వెర్షన్‌లో జరిగిన మార్పులు ఇక్కడ కనిపిస్తాయి. మరో వెర్షన్ మార్పులు చూడాలంటే దాన్ని ఎంచుకోండి',
  /** The label used in the changes inspector for the from selector */
  'changes.from.label': 'నుంచి',
  'changes.tab.history': 'హిస్టరీ',
  'changes.tab.review-changes': 'మార్పులు చూడండి',
  /** The label used in the changes inspector for the to selector */
  'changes.to.label': 'వరకు',
  /** The error message shown when the specified document comparison mode is not supported */
  'compare-version.error.invalidModeParam': '"{{input}}" పద్ధతిలో డాక్యుమెంట్లను పోల్చలేం.',
  /** The error message shown when the next document for comparison could not be extracted from the URL */
  'compare-version.error.invalidNextDocumentParam': 'రెండో డాక్యుమెంట్ వివరం సరిగ్గా లేదు.',
  /** The error message shown when the document comparison URL could not be parsed */
  'compare-version.error.invalidParams.title': 'డాక్యుమెంట్లను పోల్చలేకపోయాం',
  /** The error message shown when the previous document for comparison could not be extracted from the URL */
  'compare-version.error.invalidPreviousDocumentParam': 'మొదటి డాక్యుమెంట్ వివరం సరిగ్గా లేదు.',
  /** The error message shown when releases failed to load */
  'compare-version.error.loadReleases.title': 'రిలీజ్‌లు లోడ్ కాలేదు',
  /** The error message shown when document versions or variants failed to load */
  'compare-version.error.loadVersions.title': 'వెర్షన్లు లోడ్ కాలేదు',
  /** The text for the tooltip when the "Compare versions" action for a document is disabled */
  'compare-versions.menu-item.disabled-reason': 'పోల్చడానికి ఈ డాక్యుమెంట్‌కు వేరే వెర్షన్లు లేవు.',
  /** The text for the "Compare versions" action for a document */
  'compare-versions.menu-item.title': 'వెర్షన్లు పోల్చండి',
  /** The string used to label draft documents */
  'compare-versions.status.draft': 'డ్రాఫ్ట్',
  /** The string used to label published documents */
  'compare-versions.status.published': 'పబ్లిష్ అయింది',
  /** The title used when comparing versions of a document */
  'compare-versions.title': 'వెర్షన్లు పోల్చండి',
  /** The text in the "Cancel" button in the confirm delete dialog that cancels the action and closes the dialog */
  'confirm-delete-dialog.cancel-button.text': 'వద్దు',
  /** Used in `confirm-delete-dialog.cdr-summary.title` */
  'confirm-delete-dialog.cdr-summary.document-count_one': '1 డాక్యుమెంట్',
  /** Used in `confirm-delete-dialog.cdr-summary.title` */
  'confirm-delete-dialog.cdr-summary.document-count_other': '{{count}} డాక్యుమెంట్లు',
  /** The text that appears in the subtitle `<summary>` that lists the datasets below the title */
  'confirm-delete-dialog.cdr-summary.subtitle_one': 'డేటాసెట్: {{datasets}}',
  /** The text that appears in the subtitle `<summary>` that lists the datasets below the title */
  'confirm-delete-dialog.cdr-summary.subtitle_other': 'డేటాసెట్లు: {{datasets}}',
  /** The text that appears in the subtitle `<summary>` that lists the datasets below the title */
  'confirm-delete-dialog.cdr-summary.subtitle_unavailable_one': 'అందుబాటులో లేని డేటాసెట్',
  /** The text that appears in the subtitle `<summary>` that lists the datasets below the title */
  'confirm-delete-dialog.cdr-summary.subtitle_unavailable_other': 'అందుబాటులో లేని డేటాసెట్లు',
  /** The text that appears in the title `<summary>` that includes the list of CDRs (singular) */
  'confirm-delete-dialog.cdr-summary.title_one': 'మరో డేటాసెట్‌లో {{documentCount}}',
  /** The text that appears in the title `<summary>` that includes the list of CDRs (plural) */
  'confirm-delete-dialog.cdr-summary.title_other': '{{count}} డేటాసెట్లలో {{documentCount}}',
  /** Appears when hovering over the copy button to copy */
  'confirm-delete-dialog.cdr-table.copy-id-button.tooltip': 'ఐడి కాపీ చేయండి',
  /** The header for the dataset column in the list of cross-dataset references found */
  'confirm-delete-dialog.cdr-table.dataset.label': 'డేటాసెట్',
  /** The header for the document ID column in the list of cross-dataset references found */
  'confirm-delete-dialog.cdr-table.document-id.label': 'డాక్యుమెంట్ ఐడి',
  /** The toast title when the copy button has been clicked but copying failed */
  'confirm-delete-dialog.cdr-table.id-copied-toast.title-failed': 'డాక్యుమెంట్ ఐడి కాపీ కాలేదు',
  /** The header for the project ID column in the list of cross-dataset references found */
  'confirm-delete-dialog.cdr-table.project-id.label': 'ప్రాజెక్ట్ ఐడి',
  /** The text in the "Delete anyway" button in the confirm delete dialog that confirms the action */
  'confirm-delete-dialog.confirm-anyway-button.text_delete': 'అయినా అన్ని వెర్షన్లూ తొలగించండి',
  /** The text in the "Delete anyway" button when the document only has a single version */
  'confirm-delete-dialog.confirm-anyway-button.text_delete_one': 'అయినా తొలగించండి',
  /** The text in the "Delete anyway" button when the document has multiple versions */
  'confirm-delete-dialog.confirm-anyway-button.text_delete_other': 'అయినా అన్ని వెర్షన్లూ తొలగించండి',
  /** The text in the "Unpublish anyway" button in the confirm delete dialog that confirms the action */
  'confirm-delete-dialog.confirm-anyway-button.text_unpublish': 'అయినా సైట్ నుంచి తీసేయండి',
  /** The text in the "Delete now" button in the confirm delete dialog that confirms the action */
  'confirm-delete-dialog.confirm-button.text_delete': 'అన్ని వెర్షన్లూ తొలగించండి',
  /** The text in the "Delete now" button when the document only has a single version */
  'confirm-delete-dialog.confirm-button.text_delete_one': 'డాక్యుమెంట్‌ను తొలగించండి',
  /** The text in the "Delete now" button when the document has multiple versions */
  'confirm-delete-dialog.confirm-button.text_delete_other': 'అన్ని వెర్షన్లూ తొలగించండి',
  /** The text in the "Unpublish now" button in the confirm delete dialog that confirms the action */
  'confirm-delete-dialog.confirm-button.text_unpublish': 'ఇప్పుడే సైట్ నుంచి తీసేయండి',
  /** If no referring documents are found, this text appears above the cancel and confirmation buttons */
  'confirm-delete-dialog.confirmation.text_delete': 'ఈ డాక్యుమెంట్ వెర్షన్లన్నీ తొలగించాలా?',
  /** The confirmation text when the document only has a single version */
  'confirm-delete-dialog.confirmation.text_delete_one': 'ఈ డాక్యుమెంట్‌ను తొలగించాలా?',
  /** The confirmation text when the document has multiple versions */
  'confirm-delete-dialog.confirmation.text_delete_other': 'ఈ డాక్యుమెంట్ వెర్షన్లన్నీ తొలగించాలా?',
  /** If no referring documents are found, this text appears above the cancel and confirmation buttons */
  'confirm-delete-dialog.confirmation.text_unpublish': '“<DocumentTitle/>”ను సైట్ నుంచి తీసేయాలా?',
  /** The text body of the error dialog. */
  'confirm-delete-dialog.error.message.text': 'దీన్ని వాడే డాక్యుమెంట్లను లోడ్ చేస్తుండగా లోపం వచ్చింది.',
  /** The text in the retry button of the confirm delete dialog if an error occurred. */
  'confirm-delete-dialog.error.retry-button.text': 'మళ్లీ ప్రయత్నించండి',
  /** The header of the confirm delete dialog if an error occurred while the confirm delete dialog was open. */
  'confirm-delete-dialog.error.title.text': 'లోపం',
  /** The header of the confirm delete dialog */
  'confirm-delete-dialog.header.text_delete': 'డాక్యుమెంట్‌ను తొలగించాలా?',
  /** The header of the confirm delete dialog */
  'confirm-delete-dialog.header.text_unpublish': 'డాక్యుమెంట్‌ను సైట్ నుంచి తీసేయాలా?',
  /** The text that appears while the referring documents are queried */
  'confirm-delete-dialog.loading.text': 'దీన్ని వాడే డాక్యుమెంట్ల కోసం వెతుకుతున్నాం…',
  /** Shown if there are references to other documents but the user does not have the permission to see the relevant document IDs */
  'confirm-delete-dialog.other-reference-count.title_one': '1 రిఫరెన్స్ చూపలేదు',
  /** Shown if there are references to other documents but the user does not have the permission to see the relevant document IDs */
  'confirm-delete-dialog.other-reference-count.title_other': '{{count}} రిఫరెన్స్‌లు చూపలేదు',
  /** Text in the tooltip of this component if hovering over the info icon */
  'confirm-delete-dialog.other-reference-count.tooltip': 'ఆ డేటాసెట్లకు టోకెన్ లేనందున ఈ రిఫరెన్స్‌ల వివరాలు చూపలేం.',
  /** Appears when unable to render a document preview in the referring document list */
  'confirm-delete-dialog.preview-item.preview-unavailable.subtitle': 'ఐడి: {{documentId}}',
  /** Appears when unable to render a document preview in the referring document list */
  'confirm-delete-dialog.preview-item.preview-unavailable.title': 'ప్రివ్యూ అందుబాటులో లేదు',
  /** Warns the user of affects to other documents if the action is confirmed (delete) */
  'confirm-delete-dialog.referential-integrity-disclaimer.text_delete':
    'ఈ డాక్యుమెంట్‌ను తొలగిస్తే, దీన్ని వాడే డాక్యుమెంట్లకు ఇది ఇక దొరకదు.',
  /** Warns the user of affects to other documents if the action is confirmed (unpublish) */
  'confirm-delete-dialog.referential-integrity-disclaimer.text_unpublish':
    'ఈ డాక్యుమెంట్‌ను సైట్ నుంచి తీసేస్తే, దీన్ని వాడే డాక్యుమెంట్లకు ఇది ఇక దొరకదు.',
  /** Tells the user the count of how many other referring documents there are before listing them. (singular) */
  'confirm-delete-dialog.referring-document-count.text_one': '“<DocumentTitle/>”ను 1 డాక్యుమెంట్ వాడుతోంది',
  /** Tells the user the count of how many other referring documents there are before listing them. (plural) */
  'confirm-delete-dialog.referring-document-count.text_other':
    '“<DocumentTitle/>”ను {{count}} డాక్యుమెంట్లు వాడుతున్నాయి',
  /** Describes the list of documents that refer to the one trying to be deleted (delete) */
  'confirm-delete-dialog.referring-documents-descriptor.text_delete':
    '“<DocumentTitle/>”ను తొలగించలేకపోవచ్చు, ఎందుకంటే ఈ డాక్యుమెంట్లు దాన్ని వాడుతున్నాయి:',
  /** Describes the list of documents that refer to the one trying to be deleted (unpublish) */
  'confirm-delete-dialog.referring-documents-descriptor.text_unpublish':
    '“<DocumentTitle/>”ను సైట్ నుంచి తీసేయలేకపోవచ్చు, ఎందుకంటే ఈ డాక్యుమెంట్లు దాన్ని వాడుతున్నాయి:',
  /** The text for the cancel button in the confirm dialog used in document action shortcuts if none is provided */
  'confirm-dialog.cancel-button.fallback-text': 'వద్దు',
  /** The text for the confirm button in the confirm dialog used in document action shortcuts if none is provided */
  'confirm-dialog.confirm-button.fallback-text': 'సరే',
  /** For the default structure definition, the title for the "Content" pane */
  'default-definition.content-title': 'కంటెంట్',
  /** The text shown if there was an error while getting the document's title via a preview value */
  'doc-title.error.text': 'లోపం: {{errorMessage}}',
  /** The text shown if the preview value for a document is non-existent or empty */
  'doc-title.fallback.text': 'పేరు లేదు',
  /** The text shown if a document's title via a preview value cannot be determined due to an unknown schema type */
  'doc-title.unknown-schema-type.text': 'తెలియని స్కీమా రకం: {{schemaType}}',
  /** Hint shown to help guide users to the new document group inventory */
  'document-group-inventory.onboarding-hint': 'వెర్షన్ బటన్లు ఎక్కడికి పోయాయి?',
  /** Tooltip text shown for the close button of the document inspector */
  'document-inspector.close-button.tooltip': 'మూసేయండి',
  /** The title shown in the dialog header, when inspecting a valid document */
  'document-inspector.dialog.title': '<DocumentTitle/>: లోపలి డేటా',
  /** The title shown in the dialog header, when the document being inspected is not created yet/has no value */
  'document-inspector.dialog.title-no-value': 'విలువ లేదు',
  /** Accessibility label for the close button shown when an inspector panel failed to render */
  'document-inspector.error.close-button.aria-label': 'ప్యానెల్ మూసేయండి',
  /** Text explaining that the inspector panel failed to render */
  'document-inspector.error.description': 'ఈ ప్యానెల్‌ను చూపుతుండగా లోపం వచ్చింది.',
  /** Label for the button that attempts to render the inspector panel again */
  'document-inspector.error.retry-button.text': 'మళ్లీ ప్రయత్నించండి',
  /** The title shown in the inspector panel header when the panel failed to render */
  'document-inspector.error.title': 'ఏదో పొరపాటు జరిగింది',
  /** Title shown for menu item that opens the "Inspect" dialog */
  'document-inspector.menu-item.title': 'లోపలి డేటా చూడండి',
  /** the placeholder text for the search input on the inspect dialog */
  'document-inspector.search.placeholder': 'వెతకండి',
  /** The "parsed" view mode, meaning the JSON is searchable, collapsible etc */
  'document-inspector.view-mode.parsed': 'విడమర్చి',
  /** The "raw" view mode, meaning the JSON is presented syntax-highlighted, but with no other features - optimal for copying */
  'document-inspector.view-mode.raw-json': 'యథాతథ JSON',
  /** Tooltip on target badges when the document does not exist in the selected perspective */
  'document-target-badges.not-in-target.tooltip': 'ఎంచుకున్న వ్యూలో ఈ డాక్యుమెంట్ ఇంకా లేదు.',
  /** The text for when a form is hidden */
  'document-view.form-view.form-hidden': 'ఈ ఫారమ్ దాచి ఉంది',
  /** Fallback title shown when a form title is not provided */
  'document-view.form-view.form-title-fallback': 'పేరు లేదు',
  /** The text for when the form view is loading a document */
  'document-view.form-view.loading': 'డాక్యుమెంట్ లోడ్ అవుతోంది…',
  /** The description of the sync lock toast on the form view */
  'document-view.form-view.sync-lock-toast.description':
    'డాక్యుమెంట్‌ను సర్దుబాటు చేస్తున్నాం, కొంచెం ఆగండి. సాధారణంగా పబ్లిష్ చేసిన వెంటనే ఇలా జరుగుతుంది; కొద్ది సెకన్లే పడుతుంది',
  /** The title of the sync lock toast on the form view */
  'document-view.form-view.sync-lock-toast.title': 'డాక్యుమెంట్ సింక్ అవుతోంది…',
  /** Description of the toast shown when recent edits haven't synced for a while (still retrying) */
  'document-view.form-view.sync-pending.description': 'మేం ప్రయత్నిస్తూనే ఉంటాం. ఈలోగా మీ మార్పులు మీ బ్రౌజర్‌లో భద్రంగా ఉంటాయి.',
  /** Title of the toast shown when recent edits haven't synced for a while (still retrying) */
  'document-view.form-view.sync-pending.title': 'మీ మార్పులు సేవ్ కావడం లేదు',
  /** Description of the toast shown when the connection is back and buffered edits are being submitted */
  'document-view.form-view.sync-recovering.description': 'మీ మార్పులు సేవ్ కాగానే మళ్లీ మార్చవచ్చు.',
  /** Title of the toast shown when the connection is back and buffered edits are being submitted */
  'document-view.form-view.sync-recovering.title': 'మీ మార్పులు సేవ్ అవుతున్నాయి…',
  /** Description of the toast shown when edits have been unsynced long enough that editing is locked */
  'document-view.form-view.sync-stalled.description':
    'అవి సేవ్ అయ్యేవరకు మార్చడం ఆగుతుంది. మీ మార్పులు మీ బ్రౌజర్‌లో ఉన్నాయి; మేం ప్రయత్నిస్తూనే ఉంటాం, ఈ ట్యాబ్ మూయకండి.',
  /** Title of the toast shown when edits have been unsynced long enough that editing is locked */
  'document-view.form-view.sync-stalled.title': 'మీ మార్పులు ఇంకా సేవ్ కాలేదు',
  /** The description for the document favorite action */
  'document.favorites.add-to-favorites': 'ఇష్టమైన వాటిలో చేర్చండి',
  /** The description for the document unfavorite action */
  'document.favorites.remove-from-favorites': 'ఇష్టమైన వాటి నుంచి తీసేయండి',
  /** The description for the events inspector when we can't load the document so we default to compare with published */
  'events.compare-with-published.description':
    'ఈ డాక్యుమెంట్ మార్పులను లోడ్ చేయలేకపోయాం; మీ ప్లాన్‌లో హిస్టరీని ఉంచే కాలం ముగిసి ఉండవచ్చు. <strong>{{version}}</strong> వెర్షన్‌కు, <strong>పబ్లిష్ అయిన</strong> వెర్షన్‌కు తేడా ఇక్కడ ఉంది.',
  /** The title for the events inspector when we can't load the document so we default to compare with published */
  'events.compare-with-published.title': 'పబ్లిష్ అయినదానితో పోలిక',
  /** The title for the menu items that will be shown when expanding a publish release event to inspect the document */
  'events.inspect.release': '<VersionBadge>{{releaseTitle}}</VersionBadge> డాక్యుమెంట్ లోపలి డేటా చూడండి',
  /** The title for the menu items that will be shown when expanding a publish draft event to inspect the draft document */
  'events.open.draft': '<VersionBadge>డ్రాఫ్ట్</VersionBadge> డాక్యుమెంట్ తెరవండి',
  /** The title for the menu items that will be shown when expanding a publish release event to inspect the release */
  'events.open.release': '<VersionBadge>{{releaseTitle}}</VersionBadge> రిలీజ్ తెరవండి',
  /** The text for the add reference item in the incoming references input */
  'incoming-references-input.add-reference-item': 'అంశం జోడించండి',
  /** The aria-label for the incoming references list */
  'incoming-references-input.list-label': '{{type}} రకం నుంచి వచ్చే రిఫరెన్స్‌లు',
  /** The text for the no items in the incoming references input */
  'incoming-references-input.no-items': 'అంశాలు లేవు',
  /** The text for the reference from in the incoming references input */
  'incoming-references-input.reference-from': '{{type}} నుంచి రిఫరెన్స్',
  /** The text for the schema type not found in the incoming references input */
  'incoming-references-input.schema-type-not-found': '{{type}} స్కీమా రకం దొరకలేదు',
  /** The text for the type to search in the incoming references input */
  'incoming-references-input.type-to-search': 'వెతకడానికి టైప్ చేయండి',
  /** The text for the loading state in the incoming references input */
  'incoming-references-input.types-loading': 'డాక్యుమెంట్లు లోడ్ అవుతున్నాయి...',
  /** The text for the loading state in the incoming references input */
  'incoming-references-input.types-loading-cross-dataset': 'ఇతర డేటాసెట్ల డాక్యుమెంట్లు లోడ్ అవుతున్నాయి...',
  /** The text for the no references defined in the incoming references input */
  'incoming-references-input.types-not-defined': 'ఈ రకానికి వచ్చే రిఫరెన్స్‌లు నిర్వచించలేదు; వివరాలకు డాక్యుమెంటేషన్ చూడండి.',
  /** The text shown if there are no incoming references in the inspector */
  'incoming-references-pane.no-references': 'దీన్ని వాడే రిఫరెన్స్‌లు లేవు.',
  /** The text shown if there are no incoming references for a type */
  'incoming-references-pane.no-references-found': 'ఈ రకం రిఫరెన్స్‌లు లేవు.',
  /** The text shown if there is no schema type found for a document in the incoming references pane */
  'incoming-references-pane.schema-type-not-found': '{{type}} స్కీమా రకం దొరకలేదు',
  /** The loading messaging for when the tooltip is still loading permission info */
  'insufficient-permissions-message-tooltip.loading-text': 'లోడ్ అవుతోంది…',
  /** The menu item group title to use for the Action menu items */
  'menu-item-groups.actions-group': 'పనులు',
  /** The menu item group title to use for the Layout menu items */
  'menu-item-groups.layout-group': 'కనిపించే తీరు',
  /** The menu item group title to use for the Sort menu items */
  'menu-item-groups.sorting-group': 'వరుస',
  /** The menu item title to use the compact view */
  'menu-items.layout.compact-view': 'చిన్నగా చూపండి',
  /** The menu item title to use the detailed view */
  'menu-items.layout.detailed-view': 'వివరంగా చూపండి',
  /** The menu item title that restores the structure-configured default layout */
  'menu-items.layout.restore-default': 'మామూలు వ్యూ',
  /** Tooltip shown when the restore-default layout item is disabled (default already in use) */
  'menu-items.layout.restore-default.disabled-reason': 'ఇప్పటికే మామూలు వ్యూలో ఉంది',
  /** The menu item title to Sort by Created */
  'menu-items.sort-by.created': 'తయారుచేసిన సమయం వరుసలో',
  /** The menu item title to Sort by Last Edited */
  'menu-items.sort-by.last-edited': 'చివరిగా మార్చిన సమయం వరుసలో',
  /** The menu item title that restores the structure-configured default sort order */
  'menu-items.sort-by.restore-default': 'మామూలు వరుస',
  /** Tooltip shown when the restore-default sort item is disabled (default already in use) */
  'menu-items.sort-by.restore-default.disabled-reason': 'ఇప్పటికే మామూలు వరుసలో ఉంది',
  /** The link text of the no document type screen that appears directly below the subtitle */
  'no-document-types-screen.link-text': 'డాక్యుమెంట్ రకాన్ని ఎలా జోడించాలో తెలుసుకోండి →',
  /** The subtitle of the no document type screen that appears directly below the title */
  'no-document-types-screen.subtitle': 'మీ స్కీమాలో కనీసం ఒక డాక్యుమెంట్ రకాన్ని నిర్వచించండి.',
  /** The title of the no document type screen */
  'no-document-types-screen.title': 'డాక్యుమెంట్ రకాలు లేవు',
  /** Text shown on back button visible on smaller breakpoints */
  'pane-header.back-button.text': 'వెనక్కి',
  /** tooltip text (via `title` attribute) for the menu button */
  'pane-header.context-menu-button.tooltip': 'మెనూ చూపండి',
  /** Appears in a document list pane header if there are more than one option for create. This is the label for that menu */
  'pane-header.create-menu.label': 'కొత్తది',
  /** Tooltip displayed on the create new button in document lists */
  'pane-header.create-new-button.tooltip': 'కొత్త డాక్యుమెంట్ మొదలుపెట్టండి',
  /** The `aria-label` for the disabled button in the pane header if create permissions are granted */
  'pane-header.disabled-created-button.aria-label': 'అనుమతి చాలదు',
  /** The text shown in the tooltip of pane item previews of documents if there are unpublished edits */
  'pane-item.draft-status.has-draft.tooltip': '<RelativeTime/> మార్చారు',
  /** The text shown in the tooltip of pane item previews of documents if there are no unpublished edits */
  'pane-item.draft-status.no-draft.tooltip': 'పబ్లిష్ కాని మార్పులు లేవు',
  /** The subtitle tor pane item previews if there isn't a matching schema type found */
  'pane-item.missing-schema-type.subtitle': 'డాక్యుమెంట్: <Code>{{documentId}}</Code>',
  /** The title tor pane item previews if there isn't a matching schema type found */
  'pane-item.missing-schema-type.title': '<Code>{{documentType}}</Code> రకానికి స్కీమా దొరకలేదు',
  /** The text shown in the tooltip of pane item previews of documents if there are unpublished edits */
  'pane-item.published-status.has-published.tooltip': '<RelativeTime/> పబ్లిష్ అయింది',
  /** The text shown in the tooltip of pane item previews of documents if there are no unpublished edits */
  'pane-item.published-status.no-published.tooltip': 'పబ్లిష్ కాని మార్పులు లేవు',
  /** The text used in the document header title if there is an error */
  'panes.document-header-title.error.text': 'లోపం: {{error}}',
  /** The text used in the document header title if creating a new item */
  'panes.document-header-title.new.text': 'కొత్త {{schemaType}}',
  /** The text used in the document header title if no other title can be determined */
  'panes.document-header-title.untitled.text': 'పేరు లేదు',
  /** The help text saying that we have given up on automatic retry */
  'panes.document-list-pane.error.max-retries-attempted': '{{count}} సార్లు విఫలమైనందున ఇక దానంతటదే ప్రయత్నించదు.',
  /** The help text saying that we'll retry fetching the document list */
  'panes.document-list-pane.error.retrying': 'మళ్లీ ప్రయత్నిస్తున్నాం…',
  /** The error text on the document list pane */
  'panes.document-list-pane.error.text': 'డాక్యుమెంట్లు తెస్తుండగా లోపం వచ్చింది.',
  /** The error text on the document list pane */
  'panes.document-list-pane.error.text.dev': 'లోపం: <Code>{{error}}</Code>',
  /** The error text on the document list pane if the browser appears to be offlline */
  'panes.document-list-pane.error.text.offline': 'ఇంటర్నెట్ లేనట్టుంది.',
  /** The error title on the document list pane */
  'panes.document-list-pane.error.title': 'జాబితాను తేలేకపోయాం',
  /** The help text saying that we'll retry fetching the document list */
  'panes.document-list-pane.error.will-retry-automatically_one': 'మళ్లీ ప్రయత్నిస్తున్నాం…',
  'panes.document-list-pane.error.will-retry-automatically_other': 'మళ్లీ ప్రయత్నిస్తున్నాం… (#{{count}}).',
  /** The text of the document list pane if more than a maximum number of documents are returned */
  'panes.document-list-pane.max-items.text': 'గరిష్ఠంగా {{limit}} డాక్యుమెంట్లు చూపుతున్నాం',
  /** The text of the document list pane if no documents are found for a specified type */
  'panes.document-list-pane.no-documents-of-type.text': 'ఈ రకం డాక్యుమెంట్లు లేవు',
  /** The text of the document list pane if no documents are found */
  'panes.document-list-pane.no-documents.text': 'ఫలితాలు లేవు',
  /** The text of the document list pane if no documents are found matching specified criteria */
  'panes.document-list-pane.no-matching-documents.text': 'సరిపోయే డాక్యుమెంట్లు లేవు',
  /** The search input for the search input on the document list pane */
  'panes.document-list-pane.reconnecting': 'కనెక్ట్ కావడానికి ప్రయత్నిస్తున్నాం…',
  /** The aria-label for the search input on the document list pane */
  'panes.document-list-pane.search-input.aria-label': 'జాబితాలో వెతకండి',
  /** The search input for the search input on the document list pane */
  'panes.document-list-pane.search-input.placeholder': 'జాబితాలో వెతకండి',
  /** The aria-label for the sort-order control shown beneath the document list search input */
  'panes.document-list-pane.search-ordering.aria-label': 'ఫలితాల వరుస మార్చండి',
  /** The label for the sort-order control beneath the search input, summarising the applied ordering (e.g. "Sorted by relevance") */
  'panes.document-list-pane.search-ordering.label': 'వరుస: {{order}}',
  /** The label for the relevance (best match) option in the document list search sort-order control */
  'panes.document-list-pane.search-ordering.relevance': 'సరిపోయే తీరు',
  /** The sort-order control summary shown when results are ranked by relevance */
  'panes.document-list-pane.search-ordering.summary-relevance': 'బాగా సరిపోయేవి ముందు',
  /** The tooltip text shown when a sort menu item references fields not present in the current schema */
  'panes.document-list-pane.sort-order.disabled-reason': 'ఈ వరుసకు కావాల్సిన ఫీల్డ్‌లు ఈ రకం డాక్యుమెంట్లలో లేవు',
  /** The summary title when displaying an error for a document operation result */
  'panes.document-operation-results.error.summary.title': 'వివరాలు',
  /** The text when a generic operation failed (fallback, generally not shown) */
  'panes.document-operation-results.operation-error': '{{context}} చేస్తుండగా లోపం వచ్చింది',
  /** The text when a delete operation failed */
  'panes.document-operation-results.operation-error_delete':
    'ఈ డాక్యుమెంట్‌ను తొలగిస్తుండగా లోపం వచ్చింది. సాధారణంగా వేరే డాక్యుమెంట్లు దీన్ని వాడుతున్నప్పుడు ఇలా జరుగుతుంది.',
  /** The text when an unpublish operation failed */
  'panes.document-operation-results.operation-error_unpublish':
    'ఈ డాక్యుమెంట్‌ను సైట్ నుంచి తీసేస్తుండగా లోపం వచ్చింది. సాధారణంగా వేరే డాక్యుమెంట్లు దీన్ని వాడుతున్నప్పుడు ఇలా జరుగుతుంది.',
  /** The text when a generic operation succeeded (fallback, generally not shown) */
  'panes.document-operation-results.operation-success': 'డాక్యుమెంట్‌పై {{op}} పూర్తయింది',
  /** The text when copy document ID operation succeeded */
  'panes.document-operation-results.operation-success_copy-id': 'డాక్యుమెంట్ ఐడి కాపీ అయింది',
  /** The text when copy URL operation succeeded */
  'panes.document-operation-results.operation-success_copy-url': 'డాక్యుమెంట్ URL కాపీ అయింది',
  /**  */
  'panes.document-operation-results.operation-success_createVersion': '<Strong>{{title}}</Strong> రిలీజ్‌లో చేరింది',
  /** The text when a delete operation succeeded */
  'panes.document-operation-results.operation-success_delete': 'డాక్యుమెంట్‌ను తొలగించాం',
  /** The text when a discard changes operation succeeded */
  'panes.document-operation-results.operation-success_discardChanges':
    'మార్పులన్నీ వదిలేశాం. వదిలేసిన డ్రాఫ్ట్‌ను హిస్టరీ నుంచి తిరిగి తెచ్చుకోవచ్చు',
  /** The text when a duplicate operation succeeded */
  'panes.document-operation-results.operation-success_duplicate': 'డాక్యుమెంట్‌కు మరో కాపీ తయారైంది',
  /** The text when a publish operation succeeded */
  'panes.document-operation-results.operation-success_publish': '<Strong>{{title}}</Strong> పబ్లిష్ అయింది',
  /** The text when a publish operation succeeded in an anonymous version */
  'panes.document-operation-results.operation-success_publishVersion': 'వెర్షన్ పబ్లిష్ అయింది',
  /** The text when a restore operation succeeded */
  'panes.document-operation-results.operation-success_restore': '<Strong>{{title}}</Strong> పాత స్థితికి వచ్చింది',
  /** The text when an unpublish operation succeeded */
  'panes.document-operation-results.operation-success_unpublish':
    '<Strong>{{title}}</Strong>ను సైట్ నుంచి తీసేశాం. చివరిగా పబ్లిష్ అయినది డ్రాఫ్ట్‌గా ఉంది.',
  /** The text when an unpublish operation succeeded for a document in a release */
  'panes.document-operation-results.operation-success_unpublishVersion':
    'రిలీజ్ పబ్లిష్ అయినప్పుడు ఈ వెర్షన్ సైట్ నుంచి తొలగుతుంది',
  /** The document title shown when document title is "undefined" in operation message */
  'panes.document-operation-results.operation-undefined-title': 'పేరు లేదు',
  /** The loading message for the document not found pane */
  'panes.document-pane.document-not-found.loading': 'డాక్యుమెంట్ లోడ్ అవుతోంది…',
  /** The loading message shown while the document targeted by the selected variant is resolving */
  'panes.document-pane.variant-target.loading': 'డాక్యుమెంట్ లోడ్ అవుతోంది…',
  /** The text of the document not found pane if the schema is known */
  'panes.document-pane.document-not-found.text':
    'ఈ డాక్యుమెంట్ రకాన్ని నిర్వచించలేదు, <Code>{{id}}</Code> ఐడితో డాక్యుమెంట్ కూడా దొరకలేదు.',
  /** The title of the document not found pane if the schema is known */
  'panes.document-pane.document-not-found.title': 'డాక్యుమెంట్ దొరకలేదు',
  /** The text of the document not found pane if the schema is not found */
  'panes.document-pane.document-unknown-type.text':
    'ఈ డాక్యుమెంట్ రకం <Code>{{documentType}}</Code>; అది ఈ స్టూడియో స్కీమాలో లేదు.',
  /** The title of the document not found pane if the schema is not found or unknown */
  'panes.document-pane.document-unknown-type.title': 'తెలియని డాక్యుమెంట్ రకం: <Code>{{documentType}}</Code>',
  /** The title of the document not found pane if the schema is unknown */
  'panes.document-pane.document-unknown-type.without-schema.text': 'ఈ డాక్యుమెంట్ లేదు, దాని రకం కూడా చెప్పలేదు.',
  /** Default message shown while resolving the structure definition for an asynchronous node */
  'panes.resolving.default-message': 'లోడ్ అవుతోంది…',
  /** Message shown while resolving the structure definition for an asynchronous node and it is taking a while (more than 5s) */
  'panes.resolving.slow-resolve-message': 'ఇంకా లోడ్ అవుతోంది…',
  /** The text to display when type is missing */
  'panes.unknown-pane-type.missing-type.text': 'స్ట్రక్చర్ అంశంలో తప్పనిసరి అయిన <Code>type</Code> లేదు.',
  /** The title of the unknown pane */
  'panes.unknown-pane-type.title': 'తెలియని ప్యానెల్ రకం',
  /** The text to display when type is unknown */
  'panes.unknown-pane-type.unknown-type.text': '<Code>{{type}}</Code> రకం స్ట్రక్చర్ అంశం తెలియదు.',
  /** The text for the "Open preview" action for a document */
  'production-preview.menu-item.title': 'ప్రివ్యూ తెరవండి',
  /** The text for the confirm button in the request permission dialog used in the permissions banner */
  'request-permission-dialog.confirm-button.text': 'అభ్యర్థన పంపండి',
  /** The description text for the request permission dialog used in the permissions banner */
  'request-permission-dialog.description.text': 'మీ అభ్యర్థన ప్రాజెక్ట్ అడ్మిన్‌కు వెళ్తుంది. కావాలంటే ఒక మాట కూడా రాయవచ్చు',
  /** The header/title for the request permission dialog used in the permissions banner */
  'request-permission-dialog.header.text': 'మార్చే అనుమతి అడగండి',
  /** The text describing the note input for the request permission dialog used in the permissions banner */
  'request-permission-dialog.note-input.description.text': 'కావాలంటే ఒక మాట రాయండి',
  /** The placeholder for the note input in the request permission dialog used in the permissions banner */
  'request-permission-dialog.note-input.placeholder.text': 'ఒక మాట రాయండి...',
  /** The error/warning text in the request permission dialog when the user's request has been declined */
  'request-permission-dialog.warning.denied.text': 'ఈ ప్రాజెక్ట్ కోసం మీ అభ్యర్థనను తిరస్కరించారు.',
  /** The error/warning text in the request permission dialog when the user's request has been denied due to too many outstanding requests */
  'request-permission-dialog.warning.limit-reached.text':
    'అన్ని ప్రాజెక్ట్‌లకు కలిపి అభ్యర్థనల పరిమితి అయిపోయింది. కొంతసేపు ఆగి అడగండి, లేదా అడ్మిన్‌ను సంప్రదించండి.',
  /** Label for button when status is saved */
  'status-bar.document-status-pulse.status.saved.text': 'సేవ్ అయింది',
  /** Label for button when status is syncing */
  'status-bar.document-status-pulse.status.syncing.text': 'సేవ్ అవుతోంది...',
  /** Accessibility label indicating when the document was last published, in relative time, eg "3 weeks ago" */
  'status-bar.publish-status-button.last-published-time.aria-label': 'చివరిగా పబ్లిష్ అయింది: {{relativeTime}}',
  /** Text for tooltip showing explanation of timestamp/relative time, eg "Last published <RelativeTime/>" */
  'status-bar.publish-status-button.last-published-time.tooltip': 'చివరిగా పబ్లిష్ అయింది: <RelativeTime/>',
  /** Accessibility label indicating when the document was last updated, in relative time, eg "2 hours ago" */
  'status-bar.publish-status-button.last-updated-time.aria-label': 'చివరిగా మారింది: {{relativeTime}}',
  /** Text for tooltip showing explanation of timestamp/relative time, eg "Last updated <RelativeTime/>" */
  'status-bar.publish-status-button.last-updated-time.tooltip': 'చివరిగా మారింది: <RelativeTime/>',
  /** Aria label for the button */
  'status-bar.review-changes-button.aria-label': 'మార్పులు చూడండి',
  /** Label for button when status is saved */
  'status-bar.review-changes-button.status.saved.text': 'సేవ్ అయింది!',
  /** Label for button when status is syncing */
  'status-bar.review-changes-button.status.syncing.text': 'సేవ్ అవుతోంది...',
  /** Text for the secondary text for tooltip for the button */
  'status-bar.review-changes-button.tooltip.changes-saved': 'మార్పులు సేవ్ అయ్యాయి',
  /** Primary text for tooltip for the button */
  'status-bar.review-changes-button.tooltip.text': 'మార్పులు చూడండి',
  /** The text that appears in side the documentation link */
  'structure-error.docs-link.text': 'డాక్యుమెంటేషన్ చూడండి',
  /** Labels the error message or error stack of the structure error screen */
  'structure-error.error.label': 'లోపం',
  /** The header that appears at the top of the error screen */
  'structure-error.header.text': 'స్ట్రక్చర్ చదువుతుండగా లోపం వచ్చింది',
  /** The text in the reload button to retry rendering the structure */
  'structure-error.reload-button.text': 'మళ్లీ లోడ్ చేయండి',
  /** Labels the structure path of the structure error screen */
  'structure-error.structure-path.label': 'స్ట్రక్చర్ పాత్',
  /** The aria label for the menu button in the timeline item */
  'timeline-item.menu-button.aria-label': 'పనుల మెనూ తెరవండి',
  /** The text for the tooltip in menu button the timeline item */
  'timeline-item.menu-button.tooltip': 'పనులు',
  /** The text for the collapse action in the timeline item menu */
  'timeline-item.menu.action-collapse': 'కుదించండి',
  /** The text for the expand action in the timeline item menu */
  'timeline-item.menu.action-expand': 'విప్పండి',
  /** The text for the published event menu tooltip when the release is not found */
  'timeline-item.not-found-release.tooltip': '"{{releaseId}}" ఐడితో రిలీజ్ దొరకలేదు',
  /** The text for the "Inline changes" action, which is used to toggle the visibility of content diffs inside inputs */
  'toggle-inline-changes.menu-item.title': 'ఫీల్డ్‌లోనే మార్పులు',
})
