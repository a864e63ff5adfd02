import {removeUndefinedLocaleResources} from 'sanity'

export default removeUndefinedLocaleResources({
  /** Action text for adding a document to release */
  'action.add-document': 'డాక్యుమెంట్ చేర్చండి',
  /** Action text for archiving a release */
  'action.archive': 'రిలీజ్ ఆర్కైవ్ చేయండి',
  /** Tooltip for copy release actions button */
  'action.copy-release.label': 'కాపీ చేయండి',
  /** Menu item label for copying release ID */
  'action.copy-release-id.label': 'రిలీజ్ ఐడి కాపీ చేయండి',
  /** Menu item label for copying release URL */
  'action.copy-release-link.label': 'రిలీజ్ URL కాపీ చేయండి',
  /** Menu item label for copying release title */
  'action.copy-release-title.label': 'రిలీజ్ పేరు కాపీ చేయండి',
  /** Tooltip for when the archive release action is disabled due to release being scheduled  */
  'action.archive.tooltip': 'ఆర్కైవ్ చేయాలంటే ముందు షెడ్యూల్ రద్దు చేయండి',
  /** Action text for showing the archived releases */
  'action.archived': 'ఆర్కైవ్ అయినవి',
  /** Action text for showing the paused scheduled drafts */
  'action.paused': 'ఆపినవి',
  /** Action text for staging a new revert release */
  'action.create-revert-release': 'కొత్త రిలీజ్ తయారుచేయండి',
  /** Action text for deleting a release */
  'action.delete-release': 'రిలీజ్ తొలగించండి',
  /** Menu item label for showing scheduled drafts */
  'action.drafts': 'షెడ్యూల్ చేసిన డ్రాఫ్ట్‌లు',
  /** Action text for duplicating a release */
  'action.duplicate-release': 'రిలీజ్‌కు మరో కాపీ చేయండి',
  /** Action text for editing a release */
  'action.edit': 'రిలీజ్ మార్చండి',
  /** Action text for opening a release */
  'action.open': 'నడుస్తున్నవి',
  /** Menu item label for showing releases (multi-document releases) */
  'action.releases': 'రిలీజ్‌లు',
  /** Action text for scheduling a release */
  'action.schedule': 'రిలీజ్ షెడ్యూల్ చేయండి…',
  /** Action text for scheduling unpublish of a draft document */
  'action.schedule-unpublish': 'సైట్ నుంచి తీసేయడం షెడ్యూల్ చేయండి',
  /** Tooltip text for when schedule unpublish is disabled because document is not published */
  'action.schedule-unpublish.disabled.not-published': 'డాక్యుమెంట్ పబ్లిష్ అయ్యాకే, తీసేసే సమయం పెట్టగలరు',
  /** Action text for unpublishing a document in a release in the context menu */
  'action.unpublish': 'సైట్ నుంచి తీసేయండి',
  /** Action message for scheduling an unpublished of a document  */
  'action.unpublish-doc-actions': 'రిలీజ్‌తో సైట్ నుంచి తీసేయండి',
  /** Action message for when document is scheduled for unpublishing a document and you want to no longer unpublish it */
  'action.revert-unpublish-actions': 'రిలీజ్‌తో సైట్ నుంచి తీసేయడం రద్దు చేయండి',
  /** Action text for unscheduling a release */
  'action.unschedule': 'రిలీజ్ షెడ్యూల్ రద్దు చేయండి',
  /** Action text for publishing all documents in a release (and the release itself) */
  'action.publish-all-documents': 'రిలీజ్ పబ్లిష్ చేయండి',
  /** Text for the review changes button in release tool */
  'action.review': 'మార్పులు చూడండి',
  /** Action text for reverting a release */
  'action.revert': 'రిలీజ్‌ను వెనక్కి మార్చండి',
  /** Text for the summary button in release tool */
  'actions.summary': 'సారాంశం',
  /** Action text for reverting a release immediately without staging changes */
  'action.immediate-revert-release': 'ఇప్పుడే వెనక్కి మార్చండి',
  /** Label for unarchiving a release */
  'action.unarchive': 'రిలీజ్‌ను ఆర్కైవ్ నుంచి తీయండి',
  'activity.event.add-document': 'డాక్యుమెంట్ వెర్షన్ చేర్చారు',
  'activity.event.archive': '<strong>{{releaseTitle}}</strong> రిలీజ్‌ను ఆర్కైవ్ చేశారు',
  'activity.event.create':
    '<strong>{{releaseTitle}}</strong> రిలీజ్‌ను తయారుచేశారు <ScheduleTarget>సమయం: </ScheduleTarget>',
  'activity.event.discard-document': 'డాక్యుమెంట్ వెర్షన్ వదిలేశారు',
  'activity.event.edit': 'రిలీజ్ సమయం పెట్టారు: <ScheduleTarget></ScheduleTarget>',
  /**The text to display in the changes when the release type changes to asap */
  'activity.event.edit-time-asap': 'వీలైనంత త్వరగా',
  /**The text to display in the changes when the release type changes to undecided */
  'activity.event.edit-time-undecided': 'ఇంకా నిర్ణయించలేదు',
  'activity.event.publish': '<strong>{{releaseTitle}}</strong> రిలీజ్‌ను పబ్లిష్ చేశారు',
  'activity.event.schedule': 'షెడ్యూల్ చేశారు',
  /** The text for the activity event when the release is unarchived */
  'activity.event.unarchive': '<strong>{{releaseTitle}}</strong> రిలీజ్‌ను ఆర్కైవ్ నుంచి తీశారు',
  /** The text for the activity event when the release is unscheduled */
  'activity.event.unschedule': 'షెడ్యూల్ రద్దు చేశారు',
  /** The loading text for when releases are loading */
  'activity.panel.loading': 'రిలీజ్‌లో జరిగినవి లోడ్ అవుతున్నాయి',
  /** The loading text for when releases are loading */
  'activity.panel.error': 'రిలీజ్‌లో జరిగినవి లోడ్ కాలేదు',
  /** The title for the activity panel shown in the releases detail screen */
  'activity.panel.title': 'జరిగినవి',
  /** Tooltip/label for the button that closes the activity overlay panel */
  'activity.panel.close': 'జరిగినవాటి జాబితా మూసేయండి',
  /** Header for the dialog confirming the archive of a release */
  'archive-dialog.confirm-archive-header': 'ఈ రిలీజ్‌ను ఆర్కైవ్ చేయాలా?',
  /** Title for the dialog confirming the archive of a release */
  'archive-dialog.confirm-archive-title': "<strong>'{{title}}'</strong> రిలీజ్‌ను ఆర్కైవ్ చేయాలా?",
  /** Description for the dialog confirming the archive of a release with one document */
  'archive-dialog.confirm-archive-description_one': 'అందులోని ఒక డాక్యుమెంట్ వెర్షన్ ఆర్కైవ్ అవుతుంది.',
  /** Description for the dialog confirming the archive of a release with more than one document */
  'archive-dialog.confirm-archive-description_other': 'అందులోని {{count}} డాక్యుమెంట్ వెర్షన్లు ఆర్కైవ్ అవుతాయి.',
  /** Label for the button to proceed with archiving a release */
  'archive-dialog.confirm-archive-button': 'అవును, ఆర్కైవ్ చేయండి',
  /** Title for information card on a archived release */
  'archive-info.title': 'ఈ రిలీజ్ ఆర్కైవ్ అయింది',
  /** Description for information card on a published or archived release to description retention effects */
  'archive-info.description':
    'ఇది {{retentionDays}} రోజులు ఉంటుంది. తర్వాత, {{removalDate}} నాడు తొలగిపోతుంది. <Link>వివరాలు చూడండి</Link>.',
  /** Title for changes to published documents */
  'changes-published-docs.title': 'పబ్లిష్ అయిన డాక్యుమెంట్లలో మార్పులు',
  /** Text for when a release / document was created */
  created: '<RelativeTime/> తయారైంది',
  /** Suffix for when a release is a copy of another release */
  'copy-suffix': 'కాపీ',
  /** Text for the releases detail screen when a release was published ASAP */
  'dashboard.details.published-asap': 'పబ్లిష్ అయింది',
  /** Text for the releases detail screen when a release was published from scheduling */
  'dashboard.details.published-on': 'పబ్లిష్ అయింది: {{date}}',
  /** Text for the releases detail screen in the pin release button. */
  'dashboard.details.pin-release': 'రిలీజ్‌ను స్టూడియోలో పిన్ చేయండి',
  /** Text for the releases detail screen in the unpin release button. */
  'dashboard.details.unpin-release': 'రిలీజ్‌ను పిన్ నుంచి తీసేయండి',
  /** Label for the schedule/type metadata in the release detail header zone. */
  'dashboard.details.metadata.schedule': 'షెడ్యూల్',
  /** Label for the validation status metadata in the release detail header zone. */
  'dashboard.details.metadata.status': 'స్థితి',
  /** Label for the "created" metadata in the release detail header zone. */
  'dashboard.details.metadata.created': 'తయారైంది',
  /** Label for the document-count metadata in the release detail header zone. */
  'dashboard.details.metadata.documents': 'డాక్యుమెంట్లు',
  /** Status badge value when every document in the release is valid. */
  'dashboard.details.metadata.status-valid': 'లోపాలు లేవు',
  /** Status badge value when one or more documents have validation errors. */
  'dashboard.details.metadata.status-errors': 'లోపాలు',
  /** Status badge value while document validation is still running. */
  'dashboard.details.metadata.status-validating': 'తనిఖీ చేస్తున్నాం',
  /** Status badge value when the release has no documents to validate. */
  'dashboard.details.metadata.status-empty': 'డాక్యుమెంట్లు లేవు',
  /** Activity inspector button text */
  'dashboard.details.activity': 'జరిగినవి',
  /** Header for deleting a release dialog */
  'delete-dialog.confirm-delete.header': 'ఈ రిలీజ్‌ను తొలగించాలా?',
  /** Description for the dialog confirming the deleting of a release with one document */
  'delete-dialog.confirm-delete-description_one': 'అందులోని ఒక డాక్యుమెంట్ వెర్షన్ తొలగిపోతుంది.',
  /** Description for the dialog confirming the deleting of a release with more than one document */
  'delete-dialog.confirm-delete-description_other': 'అందులోని {{count}} డాక్యుమెంట్ వెర్షన్లు తొలగిపోతాయి.',
  /** Label for the button to proceed deleting a release */
  'delete-dialog.confirm-delete-button': 'అవును, రిలీజ్ తొలగించండి',
  /** Text for when there's no changes in a release diff */
  'diff.no-changes': 'మార్పులు లేవు',
  /** Text for when there's no changes in a release diff */
  'diff.list-empty': 'మార్పుల జాబితా ఖాళీగా ఉంది, డాక్యుమెంట్ చూడండి',
  /** Description for discarding a draft of a document dialog */
  'discard-version-dialog.description-draft': 'ఈ డాక్యుమెంట్‌లో చేసిన మార్పులన్నీ పూర్తిగా పోతాయి. వాటిని తిరిగి తేలేరు.',
  /** Description for discarding a version of a document dialog */
  'discard-version-dialog.description-release':
    "'<strong>{{releaseTitle}}</strong>' రిలీజ్‌లో ఈ డాక్యుమెంట్‌కు చేసిన మార్పులన్నీ పూర్తిగా పోతాయి. వాటిని తిరిగి తేలేరు.",
  /** Title for dialog for discarding a draft of a document */
  'discard-version-dialog.header-draft': 'డ్రాఫ్ట్ వదిలేయాలా?',
  /** Header for discarding a version from a release of a document dialog */
  'discard-version-dialog.header-release': "'<strong>{{releaseTitle}}</strong>' రిలీజ్ నుంచి డాక్యుమెంట్‌ను తీసేయాలా?",
  /** Title for dialog for discarding a draft of a document */
  'discard-version-dialog.title-draft': 'డ్రాఫ్ట్ వదిలేయండి',
  /** Title for dialog for discarding a version of a document */
  'discard-version-dialog.title-release': 'రిలీజ్ నుంచి తీసేయండి',
  /** Title for dialog when copying version to draft that already exists */
  'copy-to-draft-dialog.title': 'డ్రాఫ్ట్ ఇప్పటికే ఉంది',
  /** Description for dialog when copying version to draft that already exists */
  'copy-to-draft-dialog.description': 'ఈ డాక్యుమెంట్‌కు డ్రాఫ్ట్ ఇప్పటికే ఉంది. దాని బదులు ఈ వెర్షన్‌ను పెట్టవచ్చు; పాత డ్రాఫ్ట్ పోతుంది.',
  /** Confirm button text for overriding existing draft */
  'copy-to-draft-dialog.confirm-button': 'అవును, డ్రాఫ్ట్ బదులు పెట్టండి',
  /** Label for when a document in a release has multiple validation warnings */
  'document-validation.error_other': 'తనిఖీలో {{count}} లోపాలు',
  /** Label for when a document in a release has a single validation warning */
  'document-validation.error_one': 'తనిఖీలో {{count}} లోపం',
  /** Tooltip for the validation status when a document has no errors (the "ready" state) */
  'document-validation.valid': 'తనిఖీలో లోపాలు లేవు',
  /** Label when a release has been deleted by a different user */
  'deleted-release': "'<strong>{{title}}</strong>' రిలీజ్‌ను తొలగించారు",
  /** Header for the dialog confirming the duplicate of a release */
  'duplicate-dialog.confirm-duplicate-header': 'ఈ రిలీజ్‌కు మరో కాపీ చేయాలా?',
  /** Description for the dialog confirming the duplicate of a release with one document */
  'duplicate-dialog.confirm-duplicate-description_one': 'రిలీజ్‌తో పాటు అందులోని ఒక డాక్యుమెంట్ వెర్షన్ కూడా కాపీ అవుతుంది.',
  /** Description for the dialog confirming the duplicate of a release with more than one document */
  'duplicate-dialog.confirm-duplicate-description_other':
    'రిలీజ్‌తో పాటు అందులోని {{count}} డాక్యుమెంట్ వెర్షన్లు కూడా కాపీ అవుతాయి.',
  /** Label for the button to proceed with duplicating a release */
  'duplicate-dialog.confirm-duplicate-button': 'అవును, కాపీ చేయండి',
  /** Title text displayed for technical error details */
  'error-details-title': 'లోపం వివరాలు',
  /** Title text when error during release update */
  'failed-edit-title': 'మార్పులు సేవ్ కాలేదు',
  /** Title text displayed for releases that failed to publish  */
  'failed-publish-title': 'పబ్లిష్ కాలేదు',
  /** Title text displayed for releases that failed to schedule  */
  'failed-schedule-title': 'షెడ్యూల్ కాలేదు',
  /** Tooltip text for releases that have passed their intended publish date */
  'passed-intended-publish-date': 'ఈ రిలీజ్ పబ్లిష్ కావాల్సిన తేదీ దాటిపోయింది',
  /** Tooltip text for scheduled drafts that have passed their intended publish date */
  'passed-intended-publish-date-draft': 'ఈ డ్రాఫ్ట్ పబ్లిష్ కావాల్సిన తేదీ దాటిపోయింది',
  /**The text that will be shown in the footer to indicate the time the release was archived */
  'footer.status.archived': 'ఆర్కైవ్ అయింది',
  /**The text that will be shown in the footer to indicate the time the release was created */
  'footer.status.created': 'తయారైంది',
  /**The text that will be shown in the footer to indicate the time the release was created */
  'footer.status.edited': 'మార్చారు',
  /**The text that will be shown in the footer to indicate the time the release was published */
  'footer.status.published': 'పబ్లిష్ అయింది',
  /**The text that will be shown in the footer to indicate the time the release was unarchived */
  'footer.status.unarchived': 'ఆర్కైవ్ నుంచి తీశారు',
  /** Label text for the loading state whilst release is being loaded */
  'loading-release': 'రిలీజ్ లోడ్ అవుతోంది',
  /** Text for when documents of a release are loading */
  'loading-release-documents': 'డాక్యుమెంట్లు లోడ్ అవుతున్నాయి',
  /** Title text for when loading documents on a release failed */
  'loading-release-documents.error.title': 'ఏదో పొరపాటు జరిగింది',
  /** Description text for when loading documents on a release failed */
  'loading-release-documents.error.description': 'ఈ రిలీజ్‌లోని డాక్యుమెంట్లు లోడ్ కాలేదు. కాసేపాగి మళ్లీ ప్రయత్నించండి.',
  /** Label for the release menu */
  'menu.label': 'రిలీజ్ మెనూ',
  /** Tooltip for the release menu */
  'menu.tooltip': 'పనులు',
  /** Label for title of actions for "when releasing" */
  'menu.group.when-releasing': 'రిలీజ్ అయినప్పుడు',
  /** Text for when no archived releases are found */
  'no-archived-release': 'ఆర్కైవ్ అయిన రిలీజ్‌లు లేవు',
  /** Tooltip text when there are no paused scheduled drafts */
  'no-paused-release': 'ఆపిన డ్రాఫ్ట్‌లు లేవు',
  /** Text for when no releases are found */
  'no-releases': 'రిలీజ్‌లు లేవు',
  /** Banner text shown when navigating to a release that does not exist */
  'banner.release-not-found': 'ఈ రిలీజ్ దొరకలేదు',
  /** Tooltip for the dismiss button in the release not found banner */
  'banner.release-not-found.dismiss': 'మూసేయండి',
  /** Text for the button name for the release tool */
  'overview.action.documentation': 'వివరాలు',
  /** Label for the back button on a release detail page (returns to the releases list). The
   * leading arrow already conveys "back", so the label names the destination only. */
  'overview.back-to-all-releases': 'అన్ని రిలీజ్‌లు',
  /** Tooltip for the calendar button in the release overview */
  'overview.calendar.tooltip': 'క్యాలెండర్ చూడండి',
  /** Description for the release tool */
  'overview.description': 'రిలీజ్ అంటే కొన్ని డాక్యుమెంట్ల మార్పుల సమూహం. వాటిని ఒకేసారి షెడ్యూల్ చేయవచ్చు, ఒకేసారి వెనక్కి మార్చవచ్చు.',
  /** Text for the placeholder in the search release input  */
  'overview.search-releases-placeholder': 'రిలీజ్‌లలో వెతకండి',
  /** Title for the release tool */
  'overview.title': 'రిలీజ్‌లు',
  /** Tooltip label when the user doesn't have permission for discarding a version */
  'permissions.error.discard-version': 'ఈ వెర్షన్‌ను వదిలేసే అనుమతి మీకు లేదు',
  /** Tooltip label when the user doesn't have permission for unpublishing a document */
  'permissions.error.unpublish': 'ఈ డాక్యుమెంట్‌ను సైట్ నుంచి తీసేసే అనుమతి మీకు లేదు',
  /** Text for when a user doesn't have publish or schedule releases */
  'permission-missing-title': 'పరిమిత అనుమతి',
  /** Description for when a user doesn't have publish or schedule releases */
  'permission-missing-description': 'మీ పాత్ర వల్ల ఈ రిలీజ్‌లో కొన్ని మీకు కనిపించవు. దీన్ని మీరు పబ్లిష్ చేయలేరు, షెడ్యూల్ చేయలేరు.',
  /** Tooltip label when the user doesn't have permission to archive release */
  'permissions.error.archive': 'ఈ రిలీజ్‌ను ఆర్కైవ్ చేసే అనుమతి మీకు లేదు',
  /** Tooltip label when the user doesn't have permission to delete release */
  'permissions.error.delete': 'ఈ రిలీజ్‌ను తొలగించే అనుమతి మీకు లేదు',
  /** Tooltip label when the user doesn't have permission to duplicate release */
  'permissions.error.duplicate': 'ఈ రిలీజ్‌కు కాపీ చేసే అనుమతి మీకు లేదు',
  /** Tooltip label when the user doesn't have permission to unarchive release */
  'permissions.error.unarchive': 'ఈ రిలీజ్‌ను ఆర్కైవ్ నుంచి తీసే అనుమతి మీకు లేదు',
  /** Tooltip text for when one user is editing a document in a release */
  'presence.tooltip.one': '"{{releaseTitle}}" రిలీజ్‌లోని ఈ డాక్యుమెంట్‌ను {{displayName}} ఇప్పుడు మారుస్తున్నారు',
  /** Tooltip text for when one user is editing a published or draft document */
  'presence.tooltip.one-without-release': 'ఈ డాక్యుమెంట్‌ను {{displayName}} ఇప్పుడు మారుస్తున్నారు',
  /** Tooltip text for when multiple users are editing a document in a release */
  'presence.tooltip.other': 'ఈ డాక్యుమెంట్‌ను {{count}} మంది ఇప్పుడు మారుస్తున్నారు',
  /** Tooltip text for publish release action when there are no documents */
  'publish-action.validation.no-documents': 'పబ్లిష్ చేయడానికి డాక్యుమెంట్లు లేవు',
  /** Title for the dialog confirming the publish of a release */
  'publish-dialog.confirm-publish.title': 'రిలీజ్‌ను, అందులోని డాక్యుమెంట్లన్నిటినీ పబ్లిష్ చేయాలా?',
  /** Label for the checkbox in the publish confirmation dialog for also updating existing drafts to match the release */
  'publish-dialog.confirm-publish.update-drafts-checkbox': 'ఉన్న డ్రాఫ్ట్‌లను కూడా మార్చండి',
  /** Description for the update existing drafts checkbox when one document has an existing draft */
  'publish-dialog.confirm-publish.update-drafts-description_one':
    '{{draftDocumentsLength}} డాక్యుమెంట్ డ్రాఫ్ట్ పోయి, రిలీజ్‌లో ఉన్నదే డ్రాఫ్ట్ అవుతుంది. పబ్లిష్ కాని మార్పులు పోతాయి.',
  /** Description for the update existing drafts checkbox when multiple documents have existing drafts */
  'publish-dialog.confirm-publish.update-drafts-description_other':
    '{{draftDocumentsLength}} డాక్యుమెంట్ల డ్రాఫ్ట్‌లు పోయి, రిలీజ్‌లో ఉన్నవే డ్రాఫ్ట్‌లు అవుతాయి. పబ్లిష్ కాని మార్పులు పోతాయి.',
  /** Description for the dialog confirming the publish of a release with one document */
  'publish-dialog.confirm-publish-description_one':
    "'<strong>{{title}}</strong>' రిలీజ్, అందులోని డాక్యుమెంట్ పబ్లిష్ అవుతాయి.",
  /** Description for the dialog confirming the publish of a release with multiple documents */
  'publish-dialog.confirm-publish-description_other':
    "'<strong>{{title}}</strong>' రిలీజ్, అందులోని {{releaseDocumentsLength}} డాక్యుమెంట్లు పబ్లిష్ అవుతాయి.",
  /** Label for the button when the user doesn't have permissions to publish a release */
  'publish-dialog.validation.no-permission': 'పబ్లిష్ చేసే అనుమతి మీకు లేదు',
  /** Label for when documents are being validated */
  'publish-dialog.validation.loading': 'డాక్యుమెంట్లను తనిఖీ చేస్తున్నాం…',
  /** Label for when documents in release have validation errors */
  'publish-dialog.validation.error': 'కొన్ని డాక్యుమెంట్లలో లోపాలు ఉన్నాయి',
  /** Title for information card on a published release */
  'publish-info.title': 'ఈ రిలీజ్ పబ్లిష్ అయింది.',
  /** Placeholder title for a release with no title */
  'release-placeholder.title': 'పేరు లేదు',
  /** Description for the review changes button in release tool */
  'review.description': 'మార్పులు చూడాలంటే ఈ రిలీజ్‌లో డాక్యుమెంట్లు చేర్చండి',
  /** Text for when a document is edited */
  'review.edited': '<RelativeTime/> మార్చారు',
  /** Description for the dialog confirming the revert of a release with multiple documents */
  'revert-dialog.confirm-revert-description_one': '{{releaseDocumentsLength}} డాక్యుమెంట్ వెర్షన్ పాత స్థితికి వెళ్తుంది.',
  /** Description for the dialog confirming the revert of a release with multiple documents */
  'revert-dialog.confirm-revert-description_other': '{{releaseDocumentsLength}} డాక్యుమెంట్ వెర్షన్లు పాత స్థితికి వెళ్తాయి.',
  /** Title for the dialog confirming the revert of a release */
  'revert-dialog.confirm-revert.title': "'{{title}}' రిలీజ్‌ను వెనక్కి మార్చాలా?",
  /** Shown in the revert dialog while the previous state of each document is being looked up */
  'revert-dialog.confirm-revert.resolving': 'డాక్యుమెంట్ల హిస్టరీ చూస్తున్నాం…',
  /** Revert dialog summary line for documents that will be restored to a previous revision */
  'revert-dialog.confirm-revert.summary-restore_one':
    '{{count}} డాక్యుమెంట్ ఈ రిలీజ్‌కు ముందు పబ్లిష్ అయిన రివిజన్‌కు వెళ్తుంది.',
  /** Revert dialog summary line for documents that will be restored to a previous revision */
  'revert-dialog.confirm-revert.summary-restore_other':
    '{{count}} డాక్యుమెంట్లు ఈ రిలీజ్‌కు ముందు పబ్లిష్ అయిన రివిజన్లకు వెళ్తాయి.',
  /** Revert dialog summary line for documents that will be unpublished because they were not published right before the release */
  'revert-dialog.confirm-revert.summary-unpublish_one':
    '{{count}} డాక్యుమెంట్ ఈ రిలీజ్‌కు ముందు పబ్లిష్ కాలేదు, కాబట్టి సైట్ నుంచి తొలగుతుంది.',
  /** Revert dialog summary line for documents that will be unpublished because they were not published right before the release */
  'revert-dialog.confirm-revert.summary-unpublish_other':
    '{{count}} డాక్యుమెంట్లు ఈ రిలీజ్‌కు ముందు పబ్లిష్ కాలేదు, కాబట్టి సైట్ నుంచి తొలగుతాయి.',
  /** Error card in the revert dialog when the history needed to revert some documents is no longer available */
  'revert-dialog.confirm-revert.history-unavailable-card_one':
    '{{count}} డాక్యుమెంట్ పాత స్థితి హిస్టరీలో ఇప్పుడు లేదు, కాబట్టి రిలీజ్‌ను వెనక్కి మార్చలేరు.',
  /** Error card in the revert dialog when the history needed to revert some documents is no longer available */
  'revert-dialog.confirm-revert.history-unavailable-card_other':
    '{{count}} డాక్యుమెంట్ల పాత స్థితి హిస్టరీలో ఇప్పుడు లేదు, కాబట్టి రిలీజ్‌ను వెనక్కి మార్చలేరు.',
  /** Error card in the revert dialog when the previous state of some documents could not be determined */
  'revert-dialog.confirm-revert.unresolved-card_one':
    '{{count}} డాక్యుమెంట్ పాత స్థితి తెలియలేదు, కాబట్టి రిలీజ్‌ను వెనక్కి మార్చలేరు.',
  /** Error card in the revert dialog when the previous state of some documents could not be determined */
  'revert-dialog.confirm-revert.unresolved-card_other':
    '{{count}} డాక్యుమెంట్ల పాత స్థితి తెలియలేదు, కాబట్టి రిలీజ్‌ను వెనక్కి మార్చలేరు.',
  /** Checkbox label to confirm whether to create a staged release for revert or immediately revert */
  'revert-dialog.confirm-revert.stage-revert-checkbox-label': 'రిలీజ్‌ను వెంటనే వెనక్కి మార్చండి',
  /** Warning card text for when immediately revert a release with history */
  'revert-dialog.confirm-revert.warning-card': 'ఈ రిలీజ్ పబ్లిష్ అయ్యాక డాక్యుమెంట్లను మార్చారు. వెనక్కి మారిస్తే ఆ మార్పులు పోతాయి.',
  /** Title of a reverted release */
  'revert-release.title': '"{{title}}" వెనక్కి మార్పు',
  /** Description of a reverted release */
  'revert-release.description': '"{{title}}" రిలీజ్‌లోని డాక్యుమెంట్ వెర్షన్ల మార్పులను వెనక్కి మార్చండి.',
  /** Title of unschedule release dialog */
  'schedule-button.tooltip': 'రిలీజ్ షెడ్యూల్ రద్దు చేయాలా?',
  /** Schedule release button tooltip when there are no documents to schedule */
  'schedule-action.validation.no-documents': 'షెడ్యూల్ చేయడానికి డాక్యుమెంట్లు లేవు',
  /** Schedule release button tooltip when user has no permissions to schedule */
  'schedule-button-tooltip.validation.no-permission': 'షెడ్యూల్ చేసే అనుమతి మీకు లేదు',
  /** Schedule release button tooltip when validation is loading */
  'schedule-button-tooltip.validation.loading': 'డాక్యుమెంట్లను తనిఖీ చేస్తున్నాం…',
  /** Schedule release button tooltip when there are validation errors */
  'schedule-button-tooltip.validation.error': 'కొన్ని డాక్యుమెంట్లలో లోపాలు ఉన్నాయి',
  /** Schedule release button tooltip when the release is already scheduled */
  'schedule-button-tooltip.already-scheduled': 'ఈ రిలీజ్‌ను ఇప్పటికే షెడ్యూల్ చేశారు',
  /** Title for unschedule release dialog */
  'schedule-dialog.confirm-title': 'రిలీజ్ షెడ్యూల్ చేయండి',
  /** Description shown in unschedule relaease dialog */
  'schedule-dialog.confirm-description_one':
    "'<strong>{{title}}</strong>' రిలీజ్, అందులోని డాక్యుమెంట్ ఎంచుకున్న తేదీన పబ్లిష్ అవుతాయి.",
  /** Description for the dialog confirming the publish of a release with multiple documents */
  'schedule-dialog.confirm-description_other':
    '<strong>{{title}}</strong> రిలీజ్, అందులోని {{count}} డాక్యుమెంట్ వెర్షన్లు షెడ్యూల్ అవుతాయి.',
  /** Description for the confirm button for scheduling a release */
  'schedule-dialog.confirm-button': 'అవును, షెడ్యూల్ చేయండి',
  /** Label for date picker when scheduling a release */
  'schedule-dialog.select-publish-date-label': 'పబ్లిష్ కావాల్సిన సమయం',
  /** Title for unschedule release dialog */
  'unschedule-dialog.confirm-title': 'రిలీజ్ షెడ్యూల్ రద్దు చేయాలా?',
  /** Description shown in unschedule relaease dialog */
  'unschedule-dialog.confirm-description': 'పెట్టిన తేదీన ఈ రిలీజ్ ఇక పబ్లిష్ కాదు',
  /** Description for warning that the published schedule time is in the past */
  'schedule-dialog.publish-date-in-past-warning': 'రాబోయే తేదీ, సమయం ఎంచుకోండి.',
  /** Header for the schedule unpublish dialog */
  'schedule-unpublish-dialog.header': 'సైట్ నుంచి తీసేసే సమయం',
  /** Description for the schedule unpublish dialog */
  'schedule-unpublish-dialog.description': 'ఈ డాక్యుమెంట్‌ను సైట్ నుంచి ఎప్పుడు తీసేయాలో ఎంచుకోండి.',
  /** Confirm button text for the schedule unpublish dialog */
  'schedule-unpublish-dialog.confirm': 'తీసేయడం షెడ్యూల్ చేయండి',
  /** Placeholder for search of documents in a release */
  'search-documents-placeholder': 'డాక్యుమెంట్లలో వెతకండి',
  /** Text for when the release was created */
  'summary.created': '<RelativeTime/> తయారైంది',
  /** Text for when the release was published */
  'summary.published': '<RelativeTime/> పబ్లిష్ అయింది',
  /** Text for when the release has not published */
  'summary.not-published': 'పబ్లిష్ కాలేదు',
  /** Text for when the release has no documents */
  'summary.no-documents': 'డాక్యుమెంట్లు లేవు',
  /** Title for the empty state when a cardinality-one release has no documents */
  'summary.no-documents-cardinality-one.title': 'ఈ రిలీజ్‌లో డాక్యుమెంట్ లేదు',
  /** Description for the empty state when a cardinality-one release has no documents */
  'summary.no-documents-cardinality-one.description': 'షెడ్యూల్ చేసిన ఈ డ్రాఫ్ట్‌లో డాక్యుమెంట్ లేదు. బహుశా దాన్ని తీసేశారు.',
  /** Text for when the release is composed of one document */
  'summary.document-count_one': '{{count}} డాక్యుమెంట్',
  /** Text for when the release is composed of multiple documents */
  'summary.document-count_other': '{{count}} డాక్యుమెంట్లు',
  /** Text for validation loading indicator */
  'summary.validating-documents': 'డాక్యుమెంట్లను తనిఖీ చేస్తున్నాం: {{totalCount}}లో {{validatedCount}}',
  /** Text for when the release has validated documents */
  'summary.validated-documents': '{{totalCount}} డాక్యుమెంట్లలో {{validatedCount}} తనిఖీ అయ్యాయి',
  /** Text for when the release has validated all documents */
  'summary.all-documents-validated': 'అన్ని డాక్యుమెంట్లూ తనిఖీ అయ్యాయి, లోపాలు లేవు',
  /** Text for when the release has no errors found */
  'summary.all-documents-errors-found': 'అన్ని డాక్యుమెంట్లూ తనిఖీ అయ్యాయి, లోపాలు ఉన్నాయి',
  /** Text for when the release has some errors found */
  'summary.errors-found': 'పబ్లిష్ లేదా షెడ్యూల్ చేయాలంటే, ముందు డాక్యుమెంట్లలోని లోపాలు సరిచేయండి',
  /** add action type that will be shown in the table*/
  'table-body.action.add': 'చేర్చడం',
  /** Change action type that will be shown in the table*/
  'table-body.action.change': 'మార్పు',
  /** Change action type that will be shown in the table*/
  'table-body.action.unpublish': 'సైట్ నుంచి తీసేయడం',
  /** Header for the document table in the release tool - Archived */
  'table-header.archivedAt': 'ఆర్కైవ్ అయింది',
  /** Header for the document table in the release tool - contributors */
  'table-header.contributors': 'పనిచేసినవారు',
  /** Header for the document table in the release tool - created by */
  'table-header.created-by': 'తయారుచేసినవారు',
  /** Header for the document table in the release tool - document preview */
  'table-header.document': 'డాక్యుమెంట్',
  /** Header for the document table in the release tool - title */
  'table-header.documents': 'డాక్యుమెంట్లు',
  /** Header for the document table in the release tool - edited */
  'table-header.edited': 'మార్పు',
  /** Header for the document table - last editor (person) column */
  'table-header.edited-by': 'మార్చినవారు',
  /** Header for the document table - last edited (relative time) column */
  'table-header.last-edited': 'చివరి మార్పు',
  /** Header for the document table in the release tool - Published */
  'table-header.published-at': 'పబ్లిష్ అయింది',
  /** Header for the document table in the release tool - Published */
  'table-header.publishedAt': 'పబ్లిష్ అయింది',
  /** Header for the scheduled drafts document table in the release tool - published at */
  'table-header.scheduled-draft.published-at': 'పబ్లిష్ అయిన సమయం',
  /** Header for the scheduled drafts document table in the release tool - scheduled for */
  'table-header.scheduled-for': 'షెడ్యూల్ సమయం',
  /** Header for the paused scheduled drafts table - intended for */
  'table-header.intended-for': 'అనుకున్న సమయం',
  /** Header for the document table in the release tool - time */
  'table-header.time': 'సమయం',
  /** Header for the document table in the release tool - when */
  'table-header.when': 'ఎప్పుడు',
  /** Header for the  document table in the release tool - release title */
  'table-header.title': 'రిలీజ్',
  /** Header for the document table in the release tool - type */
  'table-header.type': 'రకం',
  /** Header for the document table in the release tool - variant (which variant a document targets) */
  'table-header.variant': 'వేరియంట్',
  /** Header for the document table in the release tool - action */
  'table-header.action': 'పని',
  /** Filter tab label for all documents */
  'filter-tab.all': 'అన్నీ',
  /** Filter tab label for documents with validation errors */
  'filter-tab.errors': 'లోపాలు',
  /** Text for the release time label for scheduled releases  which has been scheduled*/
  'time.scheduled': 'షెడ్యూల్ అయింది',
  /** Text for the release time label for scheduled releases  which has not been scheduled yet*/
  'time.estimated': 'సుమారుగా',
  /** Text for toast when release failed to archive */
  'toast.archive.error': "'<strong>{{title}}</strong>' ఆర్కైవ్ కాలేదు: {{error}}",
  /** Toast message after copying release ID */
  'toast.copy-release-id.success': 'రిలీజ్ ఐడి కాపీ అయింది',
  /** Toast message after copying release link */
  'toast.copy-release-link.success': 'రిలీజ్ లింక్ కాపీ అయింది',
  /** Toast message after copying release title */
  'toast.copy-release-title.success': 'రిలీజ్ పేరు కాపీ అయింది',
  /** Description for toast when creating new version of document in release failed */
  'toast.create-version.error': 'డాక్యుమెంట్‌ను రిలీజ్‌లో చేర్చలేకపోయాం: {{error}}',
  /** Description for toast when release deletion failed */
  'toast.delete.error': "'<strong>{{title}}</strong>' తొలగించలేకపోయాం: {{error}}",
  /** Description for toast when release is successfully deleted */
  'toast.delete.success': "'<strong>{{title}}</strong>' రిలీజ్‌ను తొలగించాం",
  /** Description for toast when release duplication failed */
  'toast.duplicate.error': "'<strong>{{title}}</strong>' కాపీ కాలేదు: {{error}}",
  /** Description for toast when release is successfully duplicated */
  'toast.duplicate.success': "'<strong>{{title}}</strong>' రిలీజ్‌కు కాపీ తయారైంది. <Link/>",
  /** Link text for toast link to the duplicated release */
  'toast.duplicate.success-link': 'కాపీ రిలీజ్ చూడండి',
  /** Text for toast when release failed to publish */
  'toast.publish.error': "'<strong>{{title}}</strong>' పబ్లిష్ కాలేదు: {{error}}",
  /** Text for toast when the release was published but the existing drafts could not be updated */
  'toast.publish.update-drafts-error': 'రిలీజ్ పబ్లిష్ అయింది, కానీ ఉన్న డ్రాఫ్ట్‌లు మారలేదు: {{error}}',
  /** Text for toast when release failed to schedule */
  'toast.schedule.error': "'<strong>{{title}}</strong>' షెడ్యూల్ కాలేదు: {{error}}",
  /** Text for toast when release has been scheduled */
  'toast.schedule.success': "'<strong>{{title}}</strong>' రిలీజ్ షెడ్యూల్ అయింది.",
  /** Text for toast when release failed to unschedule */
  'toast.unschedule.error': "'<strong>{{title}}</strong>' షెడ్యూల్ రద్దు కాలేదు: {{error}}",
  /** Text for toast when release failed to unarchive */
  'toast.unarchive.error': "'<strong>{{title}}</strong>' ఆర్కైవ్ నుంచి తీయలేకపోయాం: {{error}}",
  /** Text for tooltip when a release has been scheduled */
  'type-picker.tooltip.scheduled': 'రిలీజ్ షెడ్యూల్ అయి ఉంది; రకం మార్చాలంటే షెడ్యూల్ రద్దు చేయండి',
  /** Text for toast when release failed to revert */
  'toast.revert.error': 'రిలీజ్‌ను వెనక్కి మార్చలేకపోయాం: {{error}}',
  /** Text for toast when release has been reverted immediately */
  'toast.immediate-revert.success': "'{{title}}' రిలీజ్‌ను వెనక్కి మార్చాం",
  /** Text for toast when release has reverted release successfully staged */
  'toast.revert-stage.success': "'{{title}}'ను వెనక్కి మార్చే రిలీజ్ తయారైంది. <Link/>",
  /** Link text for toast link to the generated revert release */
  'toast.revert-stage.success-link': 'ఆ రిలీజ్ చూడండి',
  /** Text for when a document is unpublished */
  'unpublish.already-unpublished': 'ఈ డాక్యుమెంట్‌ను ఇప్పటికే సైట్ నుంచి తీసేశారు.',
  /** Tooltip label for when a document is unpublished */
  'unpublish.no-published-version': 'ఈ డాక్యుమెంట్ ఇంకా పబ్లిష్ కాలేదు.',
  /** Title for the dialog confirming the unpublish of a release */
  'unpublish-dialog.header': 'రిలీజ్ అయినప్పుడు ఈ డాక్యుమెంట్‌ను సైట్ నుంచి తీసేయాలా?',
  /** Text action in unpublish dialog to cancel */
  'unpublish-dialog.action.cancel': 'వద్దు',
  /** Text action in unpublish dialog to unpublish */
  'unpublish-dialog.action.unpublish': 'అవును, రిలీజ్‌తో తీసేయండి',
  /** Description for the unpublish dialog, explaining that it will create a draft if no draft exists at time of release */
  'unpublish-dialog.description.to-draft':
    '<Label>{{title}}</Label> రిలీజ్‌తో ఈ డాక్యుమెంట్ సైట్ నుంచి తొలగుతుంది. అప్పటికి డ్రాఫ్ట్ లేకపోతే, ఒక డ్రాఫ్ట్ తయారవుతుంది.',
  /** Description for unpublish dialog, explaining that all changes made to this document will be lost */
  'unpublish-dialog.description.lost-changes': 'ఈ డాక్యుమెంట్ వెర్షన్‌లో చేసిన మార్పులు పోతాయి.',
  /** Banner text shown when scheduled drafts feature is disabled but there are still scheduled drafts */
  'banner.scheduled-drafts-disabled': 'డ్రాఫ్ట్‌లను షెడ్యూల్ చేయడం ఆపేశారు, కానీ పబ్లిష్ కావాల్సిన డ్రాఫ్ట్‌లు ఇంకా ఉన్నాయి.',
  /** Banner text shown when drafts mode is disabled but there are still scheduled drafts */
  'banner.drafts-mode-disabled': 'డ్రాఫ్ట్‌లు వాడటం ఆపేశారు, కానీ పబ్లిష్ కావాల్సిన డ్రాఫ్ట్‌లు ఇంకా ఉన్నాయి.',
  /** Text for when no scheduled drafts are found */
  'no-scheduled-drafts': 'షెడ్యూల్ చేసిన డ్రాఫ్ట్‌లు లేవు',
  /** Banner text showing count of active scheduled drafts requiring confirmation with one draft */
  'banner.confirm-active-scheduled-drafts_one': 'షెడ్యూల్ చేసిన {{count}} డ్రాఫ్ట్‌కు మీ నిర్ధారణ కావాలి',
  /** Banner text showing count of active scheduled drafts requiring confirmation with multiple drafts */
  'banner.confirm-active-scheduled-drafts_other': 'షెడ్యూల్ చేసిన {{count}} డ్రాఫ్ట్‌లకు మీ నిర్ధారణ కావాలి',
  /** Button text for confirming scheduling of active drafts */
  'banner.confirm-active-scheduled-drafts.button': 'షెడ్యూల్ మళ్లీ మొదలుపెట్టండి',
  /** Button text when confirming schedules from paused mode */
  'banner.confirm-active-scheduled-drafts.button-paused': 'అన్ని షెడ్యూళ్లూ మళ్లీ మొదలుపెట్టండి',
  /** Dialog title for confirming active scheduled drafts */
  'confirm-active-scheduled-drafts-dialog.title': 'షెడ్యూల్ చేసిన డ్రాఫ్ట్‌లను మళ్లీ మొదలుపెట్టండి',
  /** Dialog description for confirming active scheduled drafts */
  'confirm-active-scheduled-drafts-dialog.description': 'ఆపిన డ్రాఫ్ట్‌లన్నీ అనుకున్న తేదీలకు పబ్లిష్ అయ్యేలా షెడ్యూల్ చేయండి',
  /** Dialog warning when some scheduled drafts have past dates */
  'confirm-active-scheduled-drafts-dialog.past-dates-warning':
    'కొన్ని డ్రాఫ్ట్‌ల తేదీలు దాటిపోయాయి. నిర్ధారిస్తే అవి వెంటనే పబ్లిష్ అవుతాయి.',
  /** Dialog confirm button text for confirming all scheduled drafts */
  'confirm-active-scheduled-drafts-dialog.confirm-button': 'షెడ్యూళ్లు నిర్ధారించండి',
  /** Toast error message when bulk scheduling of active drafts fails */
  'toast.confirm-active-scheduled-drafts.error': 'డ్రాఫ్ట్‌లను షెడ్యూల్ చేయలేకపోయాం: {{error}}',
})
