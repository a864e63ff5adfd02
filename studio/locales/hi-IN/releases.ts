import {removeUndefinedLocaleResources} from 'sanity'

export default removeUndefinedLocaleResources({
  /** Action text for adding a document to release */
  'action.add-document': 'दस्तावेज़ जोड़ें',
  /** Action text for archiving a release */
  'action.archive': 'रिलीज़ आर्काइव करें',
  /** Tooltip for copy release actions button */
  'action.copy-release.label': 'कॉपी करें',
  /** Menu item label for copying release ID */
  'action.copy-release-id.label': 'रिलीज़ की ID कॉपी करें',
  /** Menu item label for copying release URL */
  'action.copy-release-link.label': 'रिलीज़ का URL कॉपी करें',
  /** Menu item label for copying release title */
  'action.copy-release-title.label': 'रिलीज़ का नाम कॉपी करें',
  /** Tooltip for when the archive release action is disabled due to release being scheduled  */
  'action.archive.tooltip': 'आर्काइव करने के लिए पहले शेड्यूल हटाएँ',
  /** Action text for showing the archived releases */
  'action.archived': 'आर्काइव',
  /** Action text for showing the paused scheduled drafts */
  'action.paused': 'रोके हुए',
  /** Action text for staging a new revert release */
  'action.create-revert-release': 'नई रिलीज़ बनाएँ',
  /** Action text for deleting a release */
  'action.delete-release': 'रिलीज़ मिटाएँ',
  /** Menu item label for showing scheduled drafts */
  'action.drafts': 'शेड्यूल किए ड्राफ़्ट',
  /** Action text for duplicating a release */
  'action.duplicate-release': 'रिलीज़ की प्रति बनाएँ',
  /** Action text for editing a release */
  'action.edit': 'रिलीज़ बदलें',
  /** Action text for opening a release */
  'action.open': 'चालू',
  /** Menu item label for showing releases (multi-document releases) */
  'action.releases': 'रिलीज़',
  /** Action text for scheduling a release */
  'action.schedule': 'रिलीज़ शेड्यूल करें…',
  /** Action text for scheduling unpublish of a draft document */
  'action.schedule-unpublish': 'प्रकाशन हटाना शेड्यूल करें',
  /** Tooltip text for when schedule unpublish is disabled because document is not published */
  'action.schedule-unpublish.disabled.not-published': 'दस्तावेज़ प्रकाशित होने पर ही उसका हटना शेड्यूल होगा',
  /** Action text for unpublishing a document in a release in the context menu */
  'action.unpublish': 'प्रकाशन हटाएँ',
  /** Action message for scheduling an unpublished of a document  */
  'action.unpublish-doc-actions': 'रिलीज़ पर प्रकाशन हटाएँ',
  /** Action message for when document is scheduled for unpublishing a document and you want to no longer unpublish it */
  'action.revert-unpublish-actions': 'रिलीज़ पर प्रकाशन हटाना वापस लें',
  /** Action text for unscheduling a release */
  'action.unschedule': 'रिलीज़ का शेड्यूल हटाएँ',
  /** Action text for publishing all documents in a release (and the release itself) */
  'action.publish-all-documents': 'रिलीज़ प्रकाशित करें',
  /** Text for the review changes button in release tool */
  'action.review': 'बदलाव देखें',
  /** Action text for reverting a release */
  'action.revert': 'रिलीज़ वापस लें',
  /** Text for the summary button in release tool */
  'actions.summary': 'सारांश',
  /** Action text for reverting a release immediately without staging changes */
  'action.immediate-revert-release': 'अभी वापस लें',
  /** Label for unarchiving a release */
  'action.unarchive': 'रिलीज़ आर्काइव से निकालें',
  'activity.event.add-document': 'दस्तावेज़ का संस्करण जोड़ा',
  'activity.event.archive': 'रिलीज़ <strong>{{releaseTitle}}</strong> आर्काइव की',
  'activity.event.create':
    'रिलीज़ <strong>{{releaseTitle}}</strong> बनाई <ScheduleTarget>समय: </ScheduleTarget>',
  'activity.event.discard-document': 'दस्तावेज़ का संस्करण छोड़ा',
  'activity.event.edit': 'रिलीज़ का समय तय किया: <ScheduleTarget></ScheduleTarget>',
  /**The text to display in the changes when the release type changes to asap */
  'activity.event.edit-time-asap': 'जितना जल्दी हो सके',
  /**The text to display in the changes when the release type changes to undecided */
  'activity.event.edit-time-undecided': 'अभी तय नहीं',
  'activity.event.publish': 'रिलीज़ <strong>{{releaseTitle}}</strong> प्रकाशित की',
  'activity.event.schedule': 'शेड्यूल किया',
  /** The text for the activity event when the release is unarchived */
  'activity.event.unarchive': 'रिलीज़ <strong>{{releaseTitle}}</strong> आर्काइव से निकाली',
  /** The text for the activity event when the release is unscheduled */
  'activity.event.unschedule': 'शेड्यूल हटाया',
  /** The loading text for when releases are loading */
  'activity.panel.loading': 'रिलीज़ की गतिविधि लोड हो रही है',
  /** The loading text for when releases are loading */
  'activity.panel.error': 'रिलीज़ की गतिविधि लोड नहीं हो सकी',
  /** The title for the activity panel shown in the releases detail screen */
  'activity.panel.title': 'गतिविधि',
  /** Tooltip/label for the button that closes the activity overlay panel */
  'activity.panel.close': 'गतिविधि बंद करें',
  /** Header for the dialog confirming the archive of a release */
  'archive-dialog.confirm-archive-header': 'यह रिलीज़ आर्काइव करें?',
  /** Title for the dialog confirming the archive of a release */
  'archive-dialog.confirm-archive-title': "रिलीज़ <strong>'{{title}}'</strong> आर्काइव करें?",
  /** Description for the dialog confirming the archive of a release with one document */
  'archive-dialog.confirm-archive-description_one': 'इसमें रखे दस्तावेज़ का संस्करण आर्काइव हो जाएगा।',
  /** Description for the dialog confirming the archive of a release with more than one document */
  'archive-dialog.confirm-archive-description_other': 'इसमें रखे दस्तावेज़ों के {{count}} संस्करण आर्काइव हो जाएँगे।',
  /** Label for the button to proceed with archiving a release */
  'archive-dialog.confirm-archive-button': 'हाँ, आर्काइव करें',
  /** Title for information card on a archived release */
  'archive-info.title': 'यह रिलीज़ आर्काइव हो चुकी है',
  /** Description for information card on a published or archived release to description retention effects */
  'archive-info.description':
    'यह {{retentionDays}} दिन तक रहेगी, फिर {{removalDate}} को अपने-आप हट जाएगी। <Link>और जानें</Link>।',
  /** Title for changes to published documents */
  'changes-published-docs.title': 'प्रकाशित दस्तावेज़ों में बदलाव',
  /** Text for when a release / document was created */
  created: '<RelativeTime/> बनी',
  /** Suffix for when a release is a copy of another release */
  'copy-suffix': 'प्रति',
  /** Text for the releases detail screen when a release was published ASAP */
  'dashboard.details.published-asap': 'प्रकाशित',
  /** Text for the releases detail screen when a release was published from scheduling */
  'dashboard.details.published-on': '{{date}} को प्रकाशित',
  /** Text for the releases detail screen in the pin release button. */
  'dashboard.details.pin-release': 'रिलीज़ को Studio में पिन करें',
  /** Text for the releases detail screen in the unpin release button. */
  'dashboard.details.unpin-release': 'रिलीज़ का पिन हटाएँ',
  /** Label for the schedule/type metadata in the release detail header zone. */
  'dashboard.details.metadata.schedule': 'शेड्यूल',
  /** Label for the validation status metadata in the release detail header zone. */
  'dashboard.details.metadata.status': 'स्थिति',
  /** Label for the "created" metadata in the release detail header zone. */
  'dashboard.details.metadata.created': 'बनी',
  /** Label for the document-count metadata in the release detail header zone. */
  'dashboard.details.metadata.documents': 'दस्तावेज़',
  /** Status badge value when every document in the release is valid. */
  'dashboard.details.metadata.status-valid': 'सब ठीक',
  /** Status badge value when one or more documents have validation errors. */
  'dashboard.details.metadata.status-errors': 'ग़लतियाँ',
  /** Status badge value while document validation is still running. */
  'dashboard.details.metadata.status-validating': 'जाँच हो रही है',
  /** Status badge value when the release has no documents to validate. */
  'dashboard.details.metadata.status-empty': 'कोई दस्तावेज़ नहीं',
  /** Activity inspector button text */
  'dashboard.details.activity': 'गतिविधि',
  /** Header for deleting a release dialog */
  'delete-dialog.confirm-delete.header': 'यह रिलीज़ मिटाएँ?',
  /** Description for the dialog confirming the deleting of a release with one document */
  'delete-dialog.confirm-delete-description_one': 'इसमें रखे दस्तावेज़ का संस्करण मिट जाएगा।',
  /** Description for the dialog confirming the deleting of a release with more than one document */
  'delete-dialog.confirm-delete-description_other': 'इसमें रखे दस्तावेज़ों के {{count}} संस्करण मिट जाएँगे।',
  /** Label for the button to proceed deleting a release */
  'delete-dialog.confirm-delete-button': 'हाँ, रिलीज़ मिटाएँ',
  /** Text for when there's no changes in a release diff */
  'diff.no-changes': 'कोई बदलाव नहीं',
  /** Text for when there's no changes in a release diff */
  'diff.list-empty': 'बदलावों की सूची ख़ाली है, दस्तावेज़ देखें',
  /** Description for discarding a draft of a document dialog */
  'discard-version-dialog.description-draft': 'इस दस्तावेज़ के सारे बदलाव हमेशा के लिए हट जाएँगे। इसे वापस नहीं ले सकते।',
  /** Description for discarding a version of a document dialog */
  'discard-version-dialog.description-release':
    "रिलीज़ '<strong>{{releaseTitle}}</strong>' में इस दस्तावेज़ के सारे बदलाव हमेशा के लिए हट जाएँगे। इसे वापस नहीं ले सकते।",
  /** Title for dialog for discarding a draft of a document */
  'discard-version-dialog.header-draft': 'ड्राफ़्ट छोड़ दें?',
  /** Header for discarding a version from a release of a document dialog */
  'discard-version-dialog.header-release': "दस्तावेज़ को रिलीज़ '<strong>{{releaseTitle}}</strong>' से हटाएँ?",
  /** Title for dialog for discarding a draft of a document */
  'discard-version-dialog.title-draft': 'ड्राफ़्ट छोड़ें',
  /** Title for dialog for discarding a version of a document */
  'discard-version-dialog.title-release': 'रिलीज़ से हटाएँ',
  /** Title for dialog when copying version to draft that already exists */
  'copy-to-draft-dialog.title': 'ड्राफ़्ट पहले से है',
  /** Description for dialog when copying version to draft that already exists */
  'copy-to-draft-dialog.description':
    'इस दस्तावेज़ का ड्राफ़्ट पहले से है। उसकी जगह यह संस्करण कॉपी हो सकता है; पुराना ड्राफ़्ट मिट जाएगा।',
  /** Confirm button text for overriding existing draft */
  'copy-to-draft-dialog.confirm-button': 'हाँ, ड्राफ़्ट की जगह रखें',
  /** Label for when a document in a release has multiple validation warnings */
  'document-validation.error_other': 'जाँच में {{count}} ग़लतियाँ',
  /** Label for when a document in a release has a single validation warning */
  'document-validation.error_one': 'जाँच में {{count}} ग़लती',
  /** Tooltip for the validation status when a document has no errors (the "ready" state) */
  'document-validation.valid': 'जाँच में कोई ग़लती नहीं',
  /** Label when a release has been deleted by a different user */
  'deleted-release': "रिलीज़ '<strong>{{title}}</strong>' मिटा दी गई है",
  /** Header for the dialog confirming the duplicate of a release */
  'duplicate-dialog.confirm-duplicate-header': 'इस रिलीज़ की प्रति बनाएँ?',
  /** Description for the dialog confirming the duplicate of a release with one document */
  'duplicate-dialog.confirm-duplicate-description_one': 'रिलीज़ के साथ उसमें रखे दस्तावेज़ के संस्करण की भी प्रति बनेगी।',
  /** Description for the dialog confirming the duplicate of a release with more than one document */
  'duplicate-dialog.confirm-duplicate-description_other':
    'रिलीज़ के साथ उसमें रखे दस्तावेज़ों के {{count}} संस्करणों की भी प्रति बनेगी।',
  /** Label for the button to proceed with duplicating a release */
  'duplicate-dialog.confirm-duplicate-button': 'हाँ, प्रति बनाएँ',
  /** Title text displayed for technical error details */
  'error-details-title': 'गड़बड़ी की जानकारी',
  /** Title text when error during release update */
  'failed-edit-title': 'बदलाव सहेजे नहीं जा सके',
  /** Title text displayed for releases that failed to publish  */
  'failed-publish-title': 'प्रकाशित नहीं हो सकी',
  /** Title text displayed for releases that failed to schedule  */
  'failed-schedule-title': 'शेड्यूल नहीं हो सकी',
  /** Tooltip text for releases that have passed their intended publish date */
  'passed-intended-publish-date': 'इस रिलीज़ के प्रकाशन की सोची हुई तारीख़ निकल गई',
  /** Tooltip text for scheduled drafts that have passed their intended publish date */
  'passed-intended-publish-date-draft': 'इस ड्राफ़्ट के प्रकाशन की सोची हुई तारीख़ निकल गई',
  /**The text that will be shown in the footer to indicate the time the release was archived */
  'footer.status.archived': 'आर्काइव हुई',
  /**The text that will be shown in the footer to indicate the time the release was created */
  'footer.status.created': 'बनी',
  /**The text that will be shown in the footer to indicate the time the release was created */
  'footer.status.edited': 'बदली गई',
  /**The text that will be shown in the footer to indicate the time the release was published */
  'footer.status.published': 'प्रकाशित हुई',
  /**The text that will be shown in the footer to indicate the time the release was unarchived */
  'footer.status.unarchived': 'आर्काइव से निकाली गई',
  /** Label text for the loading state whilst release is being loaded */
  'loading-release': 'रिलीज़ लोड हो रही है',
  /** Text for when documents of a release are loading */
  'loading-release-documents': 'दस्तावेज़ लोड हो रहे हैं',
  /** Title text for when loading documents on a release failed */
  'loading-release-documents.error.title': 'कुछ गड़बड़ हो गई',
  /** Description text for when loading documents on a release failed */
  'loading-release-documents.error.description':
    'इस रिलीज़ के दस्तावेज़ लोड नहीं हो सके। थोड़ी देर बाद दोबारा कोशिश करें।',
  /** Label for the release menu */
  'menu.label': 'रिलीज़ का मेन्यू',
  /** Tooltip for the release menu */
  'menu.tooltip': 'काम',
  /** Label for title of actions for "when releasing" */
  'menu.group.when-releasing': 'रिलीज़ होने पर',
  /** Text for when no archived releases are found */
  'no-archived-release': 'कोई रिलीज़ आर्काइव नहीं',
  /** Tooltip text when there are no paused scheduled drafts */
  'no-paused-release': 'कोई शेड्यूल किया ड्राफ़्ट रोका हुआ नहीं',
  /** Text for when no releases are found */
  'no-releases': 'कोई रिलीज़ नहीं',
  /** Banner text shown when navigating to a release that does not exist */
  'banner.release-not-found': 'यह रिलीज़ नहीं मिली',
  /** Tooltip for the dismiss button in the release not found banner */
  'banner.release-not-found.dismiss': 'बंद करें',
  /** Text for the button name for the release tool */
  'overview.action.documentation': 'जानकारी',
  /** Label for the back button on a release detail page (returns to the releases list). The
   * leading arrow already conveys "back", so the label names the destination only. */
  'overview.back-to-all-releases': 'सारी रिलीज़',
  /** Tooltip for the calendar button in the release overview */
  'overview.calendar.tooltip': 'कैलेंडर देखें',
  /** Description for the release tool */
  'overview.description': 'रिलीज़ दस्तावेज़ों के बदलावों का समूह है। उन्हें एक साथ शेड्यूल कर सकते हैं और एक साथ वापस ले सकते हैं।',
  /** Text for the placeholder in the search release input  */
  'overview.search-releases-placeholder': 'रिलीज़ खोजें',
  /** Title for the release tool */
  'overview.title': 'रिलीज़',
  /** Tooltip label when the user doesn't have permission for discarding a version */
  'permissions.error.discard-version': 'आपको यह संस्करण छोड़ने की अनुमति नहीं है',
  /** Tooltip label when the user doesn't have permission for unpublishing a document */
  'permissions.error.unpublish': 'आपको इस दस्तावेज़ का प्रकाशन हटाने की अनुमति नहीं है',
  /** Text for when a user doesn't have publish or schedule releases */
  'permission-missing-title': 'सीमित अनुमति',
  /** Description for when a user doesn't have publish or schedule releases */
  'permission-missing-description':
    'आपकी भूमिका में इस रिलीज़ का कुछ हिस्सा नहीं दिखता। आप इसे प्रकाशित या शेड्यूल नहीं कर सकते।',
  /** Tooltip label when the user doesn't have permission to archive release */
  'permissions.error.archive': 'आपको यह रिलीज़ आर्काइव करने की अनुमति नहीं है',
  /** Tooltip label when the user doesn't have permission to delete release */
  'permissions.error.delete': 'आपको यह रिलीज़ मिटाने की अनुमति नहीं है',
  /** Tooltip label when the user doesn't have permission to duplicate release */
  'permissions.error.duplicate': 'आपको इस रिलीज़ की प्रति बनाने की अनुमति नहीं है',
  /** Tooltip label when the user doesn't have permission to unarchive release */
  'permissions.error.unarchive': 'आपको यह रिलीज़ आर्काइव से निकालने की अनुमति नहीं है',
  /** Tooltip text for when one user is editing a document in a release */
  'presence.tooltip.one': '{{displayName}} अभी रिलीज़ "{{releaseTitle}}" में यह दस्तावेज़ बदल रहे हैं',
  /** Tooltip text for when one user is editing a published or draft document */
  'presence.tooltip.one-without-release': '{{displayName}} अभी यह दस्तावेज़ बदल रहे हैं',
  /** Tooltip text for when multiple users are editing a document in a release */
  'presence.tooltip.other': '{{count}} लोग अभी यह दस्तावेज़ बदल रहे हैं',
  /** Tooltip text for publish release action when there are no documents */
  'publish-action.validation.no-documents': 'प्रकाशित करने को कोई दस्तावेज़ नहीं है',
  /** Title for the dialog confirming the publish of a release */
  'publish-dialog.confirm-publish.title': 'रिलीज़ और उसके सारे दस्तावेज़ प्रकाशित करें?',
  /** Label for the checkbox in the publish confirmation dialog for also updating existing drafts to match the release */
  'publish-dialog.confirm-publish.update-drafts-checkbox': 'मौजूदा ड्राफ़्ट भी बदलें',
  /** Description for the update existing drafts checkbox when one document has an existing draft */
  'publish-dialog.confirm-publish.update-drafts-description_one':
    '{{draftDocumentsLength}} दस्तावेज़ का मौजूदा ड्राफ़्ट छोड़ दिया जाएगा, ताकि ड्राफ़्ट रिलीज़ जैसा हो। जो बदलाव प्रकाशित नहीं हुए, वे मिट जाएँगे।',
  /** Description for the update existing drafts checkbox when multiple documents have existing drafts */
  'publish-dialog.confirm-publish.update-drafts-description_other':
    '{{draftDocumentsLength}} दस्तावेज़ों के मौजूदा ड्राफ़्ट छोड़ दिए जाएँगे, ताकि ड्राफ़्ट रिलीज़ जैसे हों। जो बदलाव प्रकाशित नहीं हुए, वे मिट जाएँगे।',
  /** Description for the dialog confirming the publish of a release with one document */
  'publish-dialog.confirm-publish-description_one':
    "रिलीज़ '<strong>{{title}}</strong>' और उसका दस्तावेज़ प्रकाशित हो जाएँगे।",
  /** Description for the dialog confirming the publish of a release with multiple documents */
  'publish-dialog.confirm-publish-description_other':
    "रिलीज़ '<strong>{{title}}</strong>' और उसके {{releaseDocumentsLength}} दस्तावेज़ प्रकाशित हो जाएँगे।",
  /** Label for the button when the user doesn't have permissions to publish a release */
  'publish-dialog.validation.no-permission': 'आपको प्रकाशित करने की अनुमति नहीं है',
  /** Label for when documents are being validated */
  'publish-dialog.validation.loading': 'दस्तावेज़ों की जाँच हो रही है…',
  /** Label for when documents in release have validation errors */
  'publish-dialog.validation.error': 'कुछ दस्तावेज़ों की जाँच में ग़लतियाँ हैं',
  /** Title for information card on a published release */
  'publish-info.title': 'यह रिलीज़ प्रकाशित हो गई।',
  /** Placeholder title for a release with no title */
  'release-placeholder.title': 'बिना नाम',
  /** Description for the review changes button in release tool */
  'review.description': 'बदलाव देखने के लिए इस रिलीज़ में दस्तावेज़ जोड़ें',
  /** Text for when a document is edited */
  'review.edited': '<RelativeTime/> बदला गया',
  /** Description for the dialog confirming the revert of a release with multiple documents */
  'revert-dialog.confirm-revert-description_one':
    'दस्तावेज़ का {{releaseDocumentsLength}} संस्करण वापस ले लिया जाएगा।',
  /** Description for the dialog confirming the revert of a release with multiple documents */
  'revert-dialog.confirm-revert-description_other':
    'दस्तावेज़ों के {{releaseDocumentsLength}} संस्करण वापस ले लिए जाएँगे।',
  /** Title for the dialog confirming the revert of a release */
  'revert-dialog.confirm-revert.title': "रिलीज़ '{{title}}' वापस लें?",
  /** Shown in the revert dialog while the previous state of each document is being looked up */
  'revert-dialog.confirm-revert.resolving': 'दस्तावेज़ों का इतिहास देखा जा रहा है…',
  /** Revert dialog summary line for documents that will be restored to a previous revision */
  'revert-dialog.confirm-revert.summary-restore_one':
    '{{count}} दस्तावेज़ इस रिलीज़ से पहले के आख़िरी प्रकाशित संशोधन पर लौट जाएगा।',
  /** Revert dialog summary line for documents that will be restored to a previous revision */
  'revert-dialog.confirm-revert.summary-restore_other':
    '{{count}} दस्तावेज़ इस रिलीज़ से पहले के आख़िरी प्रकाशित संशोधन पर लौट जाएँगे।',
  /** Revert dialog summary line for documents that will be unpublished because they were not published right before the release */
  'revert-dialog.confirm-revert.summary-unpublish_one':
    '{{count}} दस्तावेज़ का प्रकाशन हट जाएगा, क्योंकि वह इस रिलीज़ से पहले प्रकाशित नहीं था।',
  /** Revert dialog summary line for documents that will be unpublished because they were not published right before the release */
  'revert-dialog.confirm-revert.summary-unpublish_other':
    '{{count}} दस्तावेज़ों का प्रकाशन हट जाएगा, क्योंकि वे इस रिलीज़ से पहले प्रकाशित नहीं थे।',
  /** Error card in the revert dialog when the history needed to revert some documents is no longer available */
  'revert-dialog.confirm-revert.history-unavailable-card_one':
    '{{count}} दस्तावेज़ की पुरानी स्थिति अब इतिहास में नहीं है, इसलिए रिलीज़ वापस नहीं ली जा सकती।',
  /** Error card in the revert dialog when the history needed to revert some documents is no longer available */
  'revert-dialog.confirm-revert.history-unavailable-card_other':
    '{{count}} दस्तावेज़ों की पुरानी स्थिति अब इतिहास में नहीं है, इसलिए रिलीज़ वापस नहीं ली जा सकती।',
  /** Error card in the revert dialog when the previous state of some documents could not be determined */
  'revert-dialog.confirm-revert.unresolved-card_one':
    '{{count}} दस्तावेज़ की पुरानी स्थिति पता नहीं चली, इसलिए रिलीज़ वापस नहीं ली जा सकती।',
  /** Error card in the revert dialog when the previous state of some documents could not be determined */
  'revert-dialog.confirm-revert.unresolved-card_other':
    '{{count}} दस्तावेज़ों की पुरानी स्थिति पता नहीं चली, इसलिए रिलीज़ वापस नहीं ली जा सकती।',
  /** Checkbox label to confirm whether to create a staged release for revert or immediately revert */
  'revert-dialog.confirm-revert.stage-revert-checkbox-label': 'रिलीज़ तुरंत वापस लें',
  /** Warning card text for when immediately revert a release with history */
  'revert-dialog.confirm-revert.warning-card':
    'इस रिलीज़ के प्रकाशन के बाद दस्तावेज़ों में बदलाव हुए हैं। वापस लेने पर वे बदलाव मिट जाएँगे।',
  /** Title of a reverted release */
  'revert-release.title': '"{{title}}" की वापसी',
  /** Description of a reverted release */
  'revert-release.description': '"{{title}}" में दस्तावेज़ों के संस्करणों के बदलाव वापस लें।',
  /** Title of unschedule release dialog */
  'schedule-button.tooltip': 'रिलीज़ का शेड्यूल हटाएँ?',
  /** Schedule release button tooltip when there are no documents to schedule */
  'schedule-action.validation.no-documents': 'शेड्यूल करने को कोई दस्तावेज़ नहीं है',
  /** Schedule release button tooltip when user has no permissions to schedule */
  'schedule-button-tooltip.validation.no-permission': 'आपको शेड्यूल करने की अनुमति नहीं है',
  /** Schedule release button tooltip when validation is loading */
  'schedule-button-tooltip.validation.loading': 'दस्तावेज़ों की जाँच हो रही है…',
  /** Schedule release button tooltip when there are validation errors */
  'schedule-button-tooltip.validation.error': 'कुछ दस्तावेज़ों की जाँच में ग़लतियाँ हैं',
  /** Schedule release button tooltip when the release is already scheduled */
  'schedule-button-tooltip.already-scheduled': 'यह रिलीज़ पहले से शेड्यूल है',
  /** Title for unschedule release dialog */
  'schedule-dialog.confirm-title': 'रिलीज़ शेड्यूल करें',
  /** Description shown in unschedule relaease dialog */
  'schedule-dialog.confirm-description_one':
    "रिलीज़ '<strong>{{title}}</strong>' और उसका दस्तावेज़ चुनी हुई तारीख़ पर प्रकाशित होंगे।",
  /** Description for the dialog confirming the publish of a release with multiple documents */
  'schedule-dialog.confirm-description_other':
    'रिलीज़ <strong>{{title}}</strong> और उसमें दस्तावेज़ों के {{count}} संस्करण शेड्यूल हो जाएँगे।',
  /** Description for the confirm button for scheduling a release */
  'schedule-dialog.confirm-button': 'हाँ, शेड्यूल करें',
  /** Label for date picker when scheduling a release */
  'schedule-dialog.select-publish-date-label': 'कब प्रकाशित हो',
  /** Title for unschedule release dialog */
  'unschedule-dialog.confirm-title': 'रिलीज़ का शेड्यूल हटाएँ?',
  /** Description shown in unschedule relaease dialog */
  'unschedule-dialog.confirm-description': 'यह रिलीज़ अब तय तारीख़ पर प्रकाशित नहीं होगी',
  /** Description for warning that the published schedule time is in the past */
  'schedule-dialog.publish-date-in-past-warning': 'आगे की कोई तारीख़ और समय चुनें।',
  /** Header for the schedule unpublish dialog */
  'schedule-unpublish-dialog.header': 'प्रकाशन हटाने का समय',
  /** Description for the schedule unpublish dialog */
  'schedule-unpublish-dialog.description': 'चुनें कि इस दस्तावेज़ का प्रकाशन कब हटे।',
  /** Confirm button text for the schedule unpublish dialog */
  'schedule-unpublish-dialog.confirm': 'प्रकाशन हटाना शेड्यूल करें',
  /** Placeholder for search of documents in a release */
  'search-documents-placeholder': 'दस्तावेज़ खोजें',
  /** Text for when the release was created */
  'summary.created': '<RelativeTime/> बनी',
  /** Text for when the release was published */
  'summary.published': '<RelativeTime/> प्रकाशित हुई',
  /** Text for when the release has not published */
  'summary.not-published': 'प्रकाशित नहीं',
  /** Text for when the release has no documents */
  'summary.no-documents': 'कोई दस्तावेज़ नहीं',
  /** Title for the empty state when a cardinality-one release has no documents */
  'summary.no-documents-cardinality-one.title': 'इस रिलीज़ में कोई दस्तावेज़ नहीं है',
  /** Description for the empty state when a cardinality-one release has no documents */
  'summary.no-documents-cardinality-one.description':
    'इस शेड्यूल किए ड्राफ़्ट में कोई दस्तावेज़ नहीं है। शायद उसे हटा दिया गया है।',
  /** Text for when the release is composed of one document */
  'summary.document-count_one': '{{count}} दस्तावेज़',
  /** Text for when the release is composed of multiple documents */
  'summary.document-count_other': '{{count}} दस्तावेज़',
  /** Text for validation loading indicator */
  'summary.validating-documents': 'दस्तावेज़ों की जाँच: {{totalCount}} में से {{validatedCount}}',
  /** Text for when the release has validated documents */
  'summary.validated-documents': '{{totalCount}} में से {{validatedCount}} दस्तावेज़ जाँचे गए',
  /** Text for when the release has validated all documents */
  'summary.all-documents-validated': 'सारे दस्तावेज़ जाँच लिए गए, कोई ग़लती नहीं मिली',
  /** Text for when the release has no errors found */
  'summary.all-documents-errors-found': 'सारे दस्तावेज़ जाँच लिए गए, ग़लतियाँ मिलीं',
  /** Text for when the release has some errors found */
  'summary.errors-found': 'रिलीज़ प्रकाशित या शेड्यूल करने से पहले दस्तावेज़ों की ग़लतियाँ ठीक करें',
  /** add action type that will be shown in the table*/
  'table-body.action.add': 'जोड़ना',
  /** Change action type that will be shown in the table*/
  'table-body.action.change': 'बदलाव',
  /** Change action type that will be shown in the table*/
  'table-body.action.unpublish': 'प्रकाशन हटाना',
  /** Header for the document table in the release tool - Archived */
  'table-header.archivedAt': 'आर्काइव हुई',
  /** Header for the document table in the release tool - contributors */
  'table-header.contributors': 'योगदान करने वाले',
  /** Header for the document table in the release tool - created by */
  'table-header.created-by': 'बनाने वाले',
  /** Header for the document table in the release tool - document preview */
  'table-header.document': 'दस्तावेज़',
  /** Header for the document table in the release tool - title */
  'table-header.documents': 'दस्तावेज़',
  /** Header for the document table in the release tool - edited */
  'table-header.edited': 'बदला गया',
  /** Header for the document table - last editor (person) column */
  'table-header.edited-by': 'बदलने वाले',
  /** Header for the document table - last edited (relative time) column */
  'table-header.last-edited': 'पिछला बदलाव',
  /** Header for the document table in the release tool - Published */
  'table-header.published-at': 'प्रकाशित हुई',
  /** Header for the document table in the release tool - Published */
  'table-header.publishedAt': 'प्रकाशित हुई',
  /** Header for the scheduled drafts document table in the release tool - published at */
  'table-header.scheduled-draft.published-at': 'प्रकाशन का समय',
  /** Header for the scheduled drafts document table in the release tool - scheduled for */
  'table-header.scheduled-for': 'शेड्यूल का समय',
  /** Header for the paused scheduled drafts table - intended for */
  'table-header.intended-for': 'सोचा हुआ समय',
  /** Header for the document table in the release tool - time */
  'table-header.time': 'समय',
  /** Header for the document table in the release tool - when */
  'table-header.when': 'कब',
  /** Header for the  document table in the release tool - release title */
  'table-header.title': 'रिलीज़',
  /** Header for the document table in the release tool - type */
  'table-header.type': 'प्रकार',
  /** Header for the document table in the release tool - variant (which variant a document targets) */
  'table-header.variant': 'वैरिएंट',
  /** Header for the document table in the release tool - action */
  'table-header.action': 'काम',
  /** Filter tab label for all documents */
  'filter-tab.all': 'सब',
  /** Filter tab label for documents with validation errors */
  'filter-tab.errors': 'ग़लतियाँ',
  /** Text for the release time label for scheduled releases  which has been scheduled*/
  'time.scheduled': 'शेड्यूल',
  /** Text for the release time label for scheduled releases  which has not been scheduled yet*/
  'time.estimated': 'अंदाज़न',
  /** Text for toast when release failed to archive */
  'toast.archive.error': "'<strong>{{title}}</strong>' आर्काइव नहीं हो सकी: {{error}}",
  /** Toast message after copying release ID */
  'toast.copy-release-id.success': 'रिलीज़ की ID कॉपी हो गई',
  /** Toast message after copying release link */
  'toast.copy-release-link.success': 'रिलीज़ का लिंक कॉपी हो गया',
  /** Toast message after copying release title */
  'toast.copy-release-title.success': 'रिलीज़ का नाम कॉपी हो गया',
  /** Description for toast when creating new version of document in release failed */
  'toast.create-version.error': 'दस्तावेज़ रिलीज़ में नहीं जुड़ सका: {{error}}',
  /** Description for toast when release deletion failed */
  'toast.delete.error': "'<strong>{{title}}</strong>' नहीं मिट सकी: {{error}}",
  /** Description for toast when release is successfully deleted */
  'toast.delete.success': "रिलीज़ '<strong>{{title}}</strong>' मिटा दी गई",
  /** Description for toast when release duplication failed */
  'toast.duplicate.error': "'<strong>{{title}}</strong>' की प्रति नहीं बन सकी: {{error}}",
  /** Description for toast when release is successfully duplicated */
  'toast.duplicate.success': "रिलीज़ '<strong>{{title}}</strong>' की प्रति बन गई। <Link/>",
  /** Link text for toast link to the duplicated release */
  'toast.duplicate.success-link': 'प्रति देखें',
  /** Text for toast when release failed to publish */
  'toast.publish.error': "'<strong>{{title}}</strong>' प्रकाशित नहीं हो सकी: {{error}}",
  /** Text for toast when the release was published but the existing drafts could not be updated */
  'toast.publish.update-drafts-error': 'रिलीज़ प्रकाशित हो गई, पर मौजूदा ड्राफ़्ट नहीं बदले जा सके: {{error}}',
  /** Text for toast when release failed to schedule */
  'toast.schedule.error': "'<strong>{{title}}</strong>' शेड्यूल नहीं हो सकी: {{error}}",
  /** Text for toast when release has been scheduled */
  'toast.schedule.success': "रिलीज़ '<strong>{{title}}</strong>' शेड्यूल हो गई।",
  /** Text for toast when release failed to unschedule */
  'toast.unschedule.error': "'<strong>{{title}}</strong>' का शेड्यूल नहीं हट सका: {{error}}",
  /** Text for toast when release failed to unarchive */
  'toast.unarchive.error': "'<strong>{{title}}</strong>' आर्काइव से नहीं निकल सकी: {{error}}",
  /** Text for tooltip when a release has been scheduled */
  'type-picker.tooltip.scheduled': 'रिलीज़ शेड्यूल है; प्रकार बदलने के लिए शेड्यूल हटाएँ',
  /** Text for toast when release failed to revert */
  'toast.revert.error': 'रिलीज़ वापस नहीं ली जा सकी: {{error}}',
  /** Text for toast when release has been reverted immediately */
  'toast.immediate-revert.success': "रिलीज़ '{{title}}' वापस ले ली गई",
  /** Text for toast when release has reverted release successfully staged */
  'toast.revert-stage.success': "'{{title}}' वापस लेने की रिलीज़ बन गई। <Link/>",
  /** Link text for toast link to the generated revert release */
  'toast.revert-stage.success-link': 'वह रिलीज़ देखें',
  /** Text for when a document is unpublished */
  'unpublish.already-unpublished': 'इस दस्तावेज़ का प्रकाशन पहले ही हटा हुआ है।',
  /** Tooltip label for when a document is unpublished */
  'unpublish.no-published-version': 'इस दस्तावेज़ का कोई प्रकाशित संस्करण नहीं है।',
  /** Title for the dialog confirming the unpublish of a release */
  'unpublish-dialog.header': 'रिलीज़ होने पर इस दस्तावेज़ का प्रकाशन हटाएँ?',
  /** Text action in unpublish dialog to cancel */
  'unpublish-dialog.action.cancel': 'रद्द करें',
  /** Text action in unpublish dialog to unpublish */
  'unpublish-dialog.action.unpublish': 'हाँ, रिलीज़ पर प्रकाशन हटाएँ',
  /** Description for the unpublish dialog, explaining that it will create a draft if no draft exists at time of release */
  'unpublish-dialog.description.to-draft':
    'रिलीज़ <Label>{{title}}</Label> के साथ इस दस्तावेज़ का प्रकाशन हट जाएगा। उस समय ड्राफ़्ट न हो तो एक ड्राफ़्ट बन जाएगा।',
  /** Description for unpublish dialog, explaining that all changes made to this document will be lost */
  'unpublish-dialog.description.lost-changes': 'इस दस्तावेज़ के संस्करण में किए बदलाव मिट जाएँगे।',
  /** Banner text shown when scheduled drafts feature is disabled but there are still scheduled drafts */
  'banner.scheduled-drafts-disabled': 'ड्राफ़्ट शेड्यूल करना बंद है, पर शेड्यूल किए ड्राफ़्ट अभी प्रकाशित होने बाक़ी हैं।',
  /** Banner text shown when drafts mode is disabled but there are still scheduled drafts */
  'banner.drafts-mode-disabled': 'ड्राफ़्ट बंद हैं, पर शेड्यूल किए ड्राफ़्ट अभी प्रकाशित होने बाक़ी हैं।',
  /** Text for when no scheduled drafts are found */
  'no-scheduled-drafts': 'कोई ड्राफ़्ट शेड्यूल नहीं',
  /** Banner text showing count of active scheduled drafts requiring confirmation with one draft */
  'banner.confirm-active-scheduled-drafts_one': '{{count}} शेड्यूल किए ड्राफ़्ट की पुष्टि करनी है',
  /** Banner text showing count of active scheduled drafts requiring confirmation with multiple drafts */
  'banner.confirm-active-scheduled-drafts_other': '{{count}} शेड्यूल किए ड्राफ़्टों की पुष्टि करनी है',
  /** Button text for confirming scheduling of active drafts */
  'banner.confirm-active-scheduled-drafts.button': 'शेड्यूल फिर चालू करें',
  /** Button text when confirming schedules from paused mode */
  'banner.confirm-active-scheduled-drafts.button-paused': 'सारे शेड्यूल फिर चालू करें',
  /** Dialog title for confirming active scheduled drafts */
  'confirm-active-scheduled-drafts-dialog.title': 'शेड्यूल किए ड्राफ़्ट फिर चालू करें',
  /** Dialog description for confirming active scheduled drafts */
  'confirm-active-scheduled-drafts-dialog.description':
    'रोके हुए सारे ड्राफ़्ट सोची हुई तारीख़ों पर प्रकाशन के लिए शेड्यूल करें',
  /** Dialog warning when some scheduled drafts have past dates */
  'confirm-active-scheduled-drafts-dialog.past-dates-warning':
    'कुछ ड्राफ़्टों की तारीख़ें निकल चुकी हैं। पुष्टि करते ही वे प्रकाशित हो जाएँगे।',
  /** Dialog confirm button text for confirming all scheduled drafts */
  'confirm-active-scheduled-drafts-dialog.confirm-button': 'शेड्यूल की पुष्टि करें',
  /** Toast error message when bulk scheduling of active drafts fails */
  'toast.confirm-active-scheduled-drafts.error': 'ड्राफ़्ट शेड्यूल नहीं हो सके: {{error}}',
})
