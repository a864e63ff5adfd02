import {removeUndefinedLocaleResources} from 'sanity'

export default removeUndefinedLocaleResources({
  /** "Configuration issue" header */
  'about-dialog.configuration-issue.header': 'సెటప్‌లో సమస్య ఉంది',
  /** Message shown if sanity.cli.ts is missing deployment.appId */
  'about-dialog.configuration-issue.missing-appid':
    'ఆటో అప్‌డేట్‌లు ఆన్‌లో ఉన్నాయి, కానీ <code>sanity.cli.ts</code>లో <code>deployment.appId</code> పెట్టలేదు. ఈ స్టూడియో <strong>latest</strong> ఛానల్‌తో అప్‌డేట్ అవుతోంది.',
  /** "View documentation" link for auto-updating studios */
  'about-dialog.configuration-issue.missing-appid.view-documentation': 'డాక్యుమెంటేషన్ చూడండి',
  /** "Disabled" status for auto-updates in About-dialog */
  'about-dialog.version-info.auto-updates.disabled': 'ఆటో అప్‌డేట్‌లు ఆన్ చేయలేదు',
  /** "Enabled" status for auto-updates in About-dialog */
  'about-dialog.version-info.auto-updates.enabled': 'ఆటో అప్‌డేట్‌లు ఆన్‌లో ఉన్నాయి',
  /** @deprecated "Auto Updates" status header in About-dialog */
  'about-dialog.version-info.auto-updates.header': 'ఆటో అప్‌డేట్‌లు',
  /** "How to enable" next to Disabled state for Auto updates in version info dialog */
  'about-dialog.version-info.auto-updates.how-to-enable': 'ఆన్ చేయండి',
  /** "Manage version" link text */
  'about-dialog.version-info.auto-updates.manage-version': 'వెర్షన్ నిర్వహణ',
  /** Text displayed on the "Copy to clipboard"-button after clicked */
  'about-dialog.version-info.copy-to-clipboard-button.copied-text': 'కాపీ అయింది. ఇక పేస్ట్ చేసుకోండి!',
  /** "Copy to Clipboard" button text for copying version details from About-dialog */
  'about-dialog.version-info.copy-to-clipboard-button.text': 'కాపీ చేయండి',
  /** "Current version" header in version info dialog */
  'about-dialog.version-info.current-version.header': 'ఇప్పటి వెర్షన్',
  /** Deprecation warning in About-dialog: the running (or pinned) version is deprecated */
  'about-dialog.version-info.deprecated.current': 'v{{version}} పాతబడింది; ఇకపై వాడకూడదు.',
  /** Deprecation warning in About-dialog: header */
  'about-dialog.version-info.deprecated.header': 'పాతబడిన వెర్షన్',
  /** Deprecation warning in About-dialog: what to do when the studio is auto-updating but pinned to the deprecated version */
  'about-dialog.version-info.deprecated.next-step.pinned':
    'ఈ స్టూడియో పాతబడిన వెర్షన్‌కు కట్టుబడి ఉంది. మేనేజ్‌లో వేరే వెర్షన్ ఎంచుకోండి.',
  /** Deprecation warning in About-dialog: what to do when the studio is not auto-updating */
  'about-dialog.version-info.deprecated.next-step.upgrade':
    'sanity ప్యాకేజీని కొత్త వెర్షన్‌కు మార్చి, స్టూడియోను మళ్లీ డిప్లాయ్ చేయండి.',
  /** Deprecation warning in About-dialog: link to the upgrade guide for studios that are not auto-updating */
  'about-dialog.version-info.deprecated.next-step.upgrade.learn-how': 'ఎలా అప్‌డేట్ చేయాలో తెలుసుకోండి',
  /** Deprecation warning in About-dialog: the reason given when the version was deprecated */
  'about-dialog.version-info.deprecated.reason': 'కారణం: {{reason}}',
  /** @deprecated "How to upgrade" link text */
  'about-dialog.version-info.how-to-upgrade': 'ఇప్పుడే అప్‌డేట్ చేయండి',
  /** "Latest version" header in version info dialog */
  'about-dialog.version-info.latest-version.header': 'కొత్త వెర్షన్',
  /** Info text when auto updates is enabled and a new version is available */
  'about-dialog.version-info.new-auto-update-version-available': 'కొత్త వెర్షన్ వచ్చింది',
  /** "New version" header in version info dialog - Note that this is not necessary a *higher* version compared to current: It's a new version configured for auto updates which in some cases could even be a version below current */
  'about-dialog.version-info.new-version.text': 'కొత్త వెర్షన్',
  /** "Reload"-button when auto updates is enabled and a new version is available */
  'about-dialog.version-info.reload': 'మళ్లీ లోడ్ చేయండి',
  /** "Reload to update"-tooltip when auto updates is enabled and a new version is available */
  'about-dialog.version-info.reload-to-update': 'అప్‌డేట్ కోసం స్టూడియోను మళ్లీ లోడ్ చేయండి',
  /** "Deprecated" tooltip in About-dialog */
  'about-dialog.version-info.tooltip.deprecated': 'పాతబడింది',
  /** "Development" tooltip in About-dialog */
  'about-dialog.version-info.tooltip.development': 'డెవలప్‌మెంట్',
  /** "New version available" tooltip in About-dialog */
  'about-dialog.version-info.tooltip.new-version-available': 'కొత్త వెర్షన్ వచ్చింది',
  /** "Prerelease" tooltip in About-dialog */
  'about-dialog.version-info.tooltip.prerelease': 'ముందస్తు వెర్షన్',
  /** "Up to date" tooltip in About-dialog */
  'about-dialog.version-info.tooltip.up-to-date': 'తాజాగా ఉంది',
  /** @deprecated "Up to date" status in About-dialog */
  'about-dialog.version-info.up-to-date': 'తాజాగా ఉంది',
  /** "Upgrade"-button text */
  'about-dialog.version-info.update-button.text': 'అప్‌డేట్ చేయండి',
  /** "Upgrade"-button tooltip text */
  'about-dialog.version-info.update-button.tooltip': 'Sanity Studioను ఎలా అప్‌డేట్ చేయాలో తెలుసుకోండి',
  /** "User agent" header in About-dialog */
  'about-dialog.version-info.user-agent.header': 'యూజర్ ఏజెంట్',
  /** "View on GitHub" link from version info dialog */
  'about-dialog.version-info.view-on-github': 'GitHubలో చూడండి',
  /** The text used in the tooltip shown in the dialog close button */
  'announcement.dialog.close': 'మూసేయండి',
  /** Aria label to be used in the dialog close button */
  'announcement.dialog.close-label': 'డైలాగ్ మూసేయండి',
  /** Text to be used in the tooltip in the button in the studio announcement card */
  'announcement.floating-button.dismiss': 'మూసేయండి',
  /** Aria label to be used in the floating button in the studio announcement card, to dismiss the card */
  'announcement.floating-button.dismiss-label': 'ప్రకటనలు మూసేయండి',
  /** Aria label to be used in the floating button in the studio announcement card */
  'announcement.floating-button.open-label': 'ప్రకటనలు తెరవండి',
  /** Menu item for deleting the asset */
  'asset-source.asset-list.menu.delete': 'తొలగించండి',
  /** Menu item for showing where a particular asset is used */
  'asset-source.asset-list.menu.show-usage': 'ఎక్కడ వాడారో చూపండి',
  /** Header in usage dialog for file assets */
  'asset-source.asset-usage-dialog.header_file': 'ఈ ఫైల్‌ను వాడే డాక్యుమెంట్లు',
  /** Header in usage dialog for image assets */
  'asset-source.asset-usage-dialog.header_image': 'ఈ ఫోటోను వాడే డాక్యుమెంట్లు',
  /** Text shown in usage dialog when loading documents using the selected asset */
  'asset-source.asset-usage-dialog.loading': 'లోడ్ అవుతోంది…',
  /** Browse button text */
  'asset-source.browse-button.text': 'ఎంచుకోండి',
  /** Text for cancel action in delete-asset dialog */
  'asset-source.delete-dialog.action.cancel': 'వద్దు',
  /** Text for "confirm delete" action in delete-asset dialog */
  'asset-source.delete-dialog.action.delete': 'తొలగించండి',
  /** Dialog header for delete-asset dialog when deleting a file */
  'asset-source.delete-dialog.header_file': 'ఫైల్ తొలగించండి',
  /** Dialog header for delete-asset dialog when deleting an image */
  'asset-source.delete-dialog.header_image': 'ఫోటో తొలగించండి',
  /** Text shown in delete dialog when loading documents using the selected asset */
  'asset-source.delete-dialog.loading': 'లోడ్ అవుతోంది…',
  /** Message confirming to delete *named* file */
  'asset-source.delete-dialog.usage-list.confirm-delete-file_named':
    '<strong>{{filename}}</strong> ఫైల్‌ను, దాని సమాచారాన్ని తొలగించబోతున్నారు. తొలగించాలా?',
  /** Message confirming to delete *unnamed* file */
  'asset-source.delete-dialog.usage-list.confirm-delete-file_unnamed':
    'ఈ ఫైల్‌ను, దాని సమాచారాన్ని తొలగించబోతున్నారు. తొలగించాలా?',
  /** Message confirming to delete *named* image */
  'asset-source.delete-dialog.usage-list.confirm-delete-image_named':
    '<strong>{{filename}}</strong> ఫోటోను, దాని సమాచారాన్ని తొలగించబోతున్నారు. తొలగించాలా?',
  /** Message confirming to delete *unnamed* image */
  'asset-source.delete-dialog.usage-list.confirm-delete-image_unnamed':
    'ఈ ఫోటోను, దాని సమాచారాన్ని తొలగించబోతున్నారు. తొలగించాలా?',
  /** Alt text showing on image preview in delete asset dialog */
  'asset-source.delete-dialog.usage-list.image-preview-alt': 'ఫోటో ప్రివ్యూ',
  /** Warning message showing when *named* file can't be deleted because it is in use */
  'asset-source.delete-dialog.usage-list.warning-file-is-in-use_named':
    '{{filename}} వాడుకలో ఉంది, కాబట్టి తొలగించలేం. ఈ ఫైల్‌ను తొలగించాలంటే, ముందు దాన్ని వాడిన చోటల్లా తీసేయండి.',
  /** Warning message showing when *unnamed* file can't be deleted because it is in use */
  'asset-source.delete-dialog.usage-list.warning-file-is-in-use_unnamed':
    'ఈ ఫైల్ వాడుకలో ఉంది, కాబట్టి తొలగించలేం. తొలగించాలంటే, ముందు దీన్ని వాడిన చోటల్లా తీసేయండి.',
  /** Warning message showing when *named* image can't be deleted because it is in use */
  'asset-source.delete-dialog.usage-list.warning-image-is-in-use_named':
    '{{filename}} వాడుకలో ఉంది, కాబట్టి తొలగించలేం. ఈ ఫోటోను తొలగించాలంటే, ముందు దాన్ని వాడిన చోటల్లా తీసేయండి.',
  /** Warning message showing when *unnamed* image can't be deleted because it is in use */
  'asset-source.delete-dialog.usage-list.warning-image-is-in-use_unnamed':
    'ఈ ఫోటో వాడుకలో ఉంది, కాబట్టి తొలగించలేం. తొలగించాలంటే, ముందు దీన్ని వాడిన చోటల్లా తీసేయండి.',
  /** Text shown when the list of assets only include a specific set of types */
  'asset-source.dialog.accept-message': 'ఈ రకం ఫైళ్లే చూపుతున్నాం: <strong>{{acceptTypes}}</strong>',
  /** Select asset dialog cancel-button */
  'asset-source.dialog.button.cancel': 'వద్దు',
  /** Select asset dialog select-button */
  'asset-source.dialog.button.select': 'ఎంచుకోండి',
  /** Insert asset error */
  'asset-source.dialog.insert-asset-error': 'ఫైల్‌ను చేర్చుతుండగా లోపం వచ్చింది. వివరాలు కన్సోల్‌లో ఉన్నాయి.',
  /** Toast title shown when the list of assets failed to load */
  'asset-source.dialog.load-error': 'ఫైళ్లు లోడ్ కాలేదు',
  /** Select asset dialog load more items */
  'asset-source.dialog.load-more': 'ఇంకా లోడ్ చేయండి',
  /** Text shown when selecting a file but there's no files to select from @deprecated no longer in use */
  'asset-source.dialog.no-assets_file': 'ఫైళ్లు లేవు',
  /** Text shown when selecting an image but there's no images to select from @deprecated no longer in use */
  'asset-source.dialog.no-assets_image': 'ఫోటోలు లేవు',
  'asset-source.file.asset-list.action.delete.disabled-cannot-delete-current-file':
    'ఇప్పుడు ఎంచుకున్న ఫైల్‌ను తొలగించలేరు',
  'asset-source.file.asset-list.action.delete.text': 'తొలగించండి',
  'asset-source.file.asset-list.action.delete.title': 'ఫైల్ తొలగించండి',
  'asset-source.file.asset-list.action.select-file.title': '{{filename}} ఫైల్ ఎంచుకోండి',
  'asset-source.file.asset-list.action.show-usage.title': 'ఎక్కడ వాడారో చూపండి',
  'asset-source.file.asset-list.delete-failed': 'ఫైల్‌ను తొలగించలేకపోయాం',
  'asset-source.file.asset-list.delete-successful': 'ఫైల్‌ను తొలగించాం',
  'asset-source.file.asset-list.header.date-added': 'జోడించిన తేదీ',
  /** File asset source */
  'asset-source.file.asset-list.header.filename': 'ఫైల్ పేరు',
  'asset-source.file.asset-list.header.size': 'సైజు',
  'asset-source.file.asset-list.header.type': 'రకం',
  /** Text displayed on button or menu invoking the file asset source */
  'asset-source.file.title': 'అప్‌లోడ్ చేసిన ఫైళ్లు',
  'asset-source.image.asset-list.delete-failed': 'ఫోటోను తొలగించలేకపోయాం',
  /** Image asset source */
  'asset-source.image.asset-list.delete-successful': 'ఫోటోను తొలగించాం',
  /** Text displayed on button or menu invoking the image asset source */
  'asset-source.image.title': 'అప్‌లోడ్ చేసిన ఫోటోలు',
  /** Built in asset source usage texts */
  'asset-source.usage-list.documents-using-file_named_one':
    '<code>{{filename}}</code> ఫైల్‌ను ఒక డాక్యుమెంట్ వాడుతోంది',
  'asset-source.usage-list.documents-using-file_named_other':
    '<code>{{filename}}</code> ఫైల్‌ను {{count}} డాక్యుమెంట్లు వాడుతున్నాయి',
  /** Text shown in usage dialog for a file asset when there are zero, one or more documents using the *named* file * */
  'asset-source.usage-list.documents-using-file_named_zero':
    '<code>{{filename}}</code> ఫైల్‌ను ఏ డాక్యుమెంట్ వాడడం లేదు',
  'asset-source.usage-list.documents-using-file_unnamed_one': 'ఈ ఫైల్‌ను ఒక డాక్యుమెంట్ వాడుతోంది',
  'asset-source.usage-list.documents-using-file_unnamed_other': 'ఈ ఫైల్‌ను {{count}} డాక్యుమెంట్లు వాడుతున్నాయి',
  /** Text shown in usage dialog for a file asset when there are zero, one or more documents using the *unnamed* file * */
  'asset-source.usage-list.documents-using-file_unnamed_zero': 'ఈ ఫైల్‌ను ఏ డాక్యుమెంట్ వాడడం లేదు',
  'asset-source.usage-list.documents-using-image_named_one':
    '<code>{{filename}}</code> ఫోటోను ఒక డాక్యుమెంట్ వాడుతోంది',
  'asset-source.usage-list.documents-using-image_named_other':
    '<code>{{filename}}</code> ఫోటోను {{count}} డాక్యుమెంట్లు వాడుతున్నాయి',
  /** Text shown in usage dialog for an image asset when there are zero, one or more documents using the *named* image * */
  'asset-source.usage-list.documents-using-image_named_zero':
    '<code>{{filename}}</code> ఫోటోను ఏ డాక్యుమెంట్ వాడడం లేదు',
  'asset-source.usage-list.documents-using-image_unnamed_one': 'ఈ ఫోటోను ఒక డాక్యుమెంట్ వాడుతోంది',
  'asset-source.usage-list.documents-using-image_unnamed_other': 'ఈ ఫోటోను {{count}} డాక్యుమెంట్లు వాడుతున్నాయి',
  /** Text shown in usage dialog for an image asset when there are zero, one or more documents using the *unnamed* image * */
  'asset-source.usage-list.documents-using-image_unnamed_zero': 'ఈ ఫోటోను ఏ డాక్యుమెంట్ వాడడం లేదు',
  /** Common (all) Asset Source texts. Note that all translation keys starting with 'asset-source.' is for the built in asset source. */
  'asset-sources.common.uploader.upload-failed.description': 'వివరాలు కన్సోల్‌లో ఉన్నాయి.',
  'asset-sources.common.uploader.upload-failed.title': 'అప్‌లోడ్ కాలేదు',
  /** Menu Items for Dataset Asset Source (will be replaced with workspace name by default) */
  'asset-sources.dataset.file.title': 'వర్క్‌స్పేస్ ఫైళ్లు',
  'asset-sources.dataset.image.title': 'వర్క్‌స్పేస్ ఫోటోలు',
  /** Error messages for the Media Library Asset Source */
  'asset-sources.media-library.error.library-could-not-be-resolved': 'ఈ ప్రాజెక్ట్ మీడియా లైబ్రరీని కనుక్కోలేకపోయాం.',
  /** Error message shown when no media library has been provisioned for the current organization */
  'asset-sources.media-library.error.no-media-library-provisioned': 'ఈ సంస్థకు మీడియా లైబ్రరీ ఏర్పాటు చేయలేదు.',
  /** Menu Items for Media Library Asset Source */
  'asset-sources.media-library.file.title': 'మీడియా లైబ్రరీ',
  'asset-sources.media-library.image.title': 'మీడియా లైబ్రరీ',
  /** Done button text */
  'asset-sources.media-library.open-in-source-dialog.button.done': 'అయింది',
  /** Select new asset button text with target title */
  'asset-sources.media-library.open-in-source-dialog.button.select-new-asset':
    '“{{targetTitle}}” కోసం కొత్త ఫైల్ ఎంచుకోండి',
  'asset-sources.media-library.open-in-source-dialog.button.select-new-asset-fallback': 'కొత్త ఫైల్ ఎంచుకోండి',
  /** Title for the open in source dialog */
  'asset-sources.media-library.open-in-source-dialog.title': 'ఫైల్ వివరాలు మార్చండి',
  /** Title for the upload dialog (component mode) */
  'asset-sources.media-library.upload-dialog.title': 'మీడియా లైబ్రరీకి అప్‌లోడ్ చేయండి',
  /** Warning message shown when uploading already existing files to the Media Library Asset Source */
  'asset-sources.media-library.warning.file-already-exist.description': 'లైబ్రరీలో ఇప్పటికే ఉన్న ఫైల్‌నే వాడుతున్నాం.',
  'asset-sources.media-library.warning.file-already-exist.title': "ఫైల్: '{{filename}}' ఇప్పటికే ఉంది",
  /** Label when a release has been deleted by a different user */
  'banners.deleted-bundle-banner.text': "'<strong>{{title}}</strong>' రిలీజ్‌ను తొలగించారు.",
  /** Action message for navigating to next month */
  'calendar.action.go-to-next-month': 'తర్వాతి నెలకు వెళ్లండి',
  /** Action message for navigating to next year */
  'calendar.action.go-to-next-year': 'తర్వాతి సంవత్సరానికి వెళ్లండి',
  /** Action message for navigating to previous month */
  'calendar.action.go-to-previous-month': 'గత నెలకు వెళ్లండి',
  /** Action message for navigating to previous year */
  'calendar.action.go-to-previous-year': 'గత సంవత్సరానికి వెళ్లండి',
  'calendar.action.go-to-today': 'ఈ రోజు',
  'calendar.action.go-to-today-aria-label': 'ఈ రోజుకు వెళ్లండి',
  'calendar.action.go-to-tomorrow': 'రేపు',
  'calendar.action.go-to-yesterday': 'నిన్న',
  /** Label for switch that controls whether or not to include time in given timestamp */
  'calendar.action.include-time-label': 'సమయం కూడా',
  /** Action message for selecting the time */
  'calendar.action.select-time': 'సమయం ఎంచుకోండి',
  /** Action message for setting to the current time */
  'calendar.action.set-to-current-time': 'ఇప్పటి సమయం పెట్టండి',
  /** Label for selecting an hour preset. Receives a `time` param as a string on hh:mm format and a `date` param as a Date instance denoting the preset date */
  'calendar.action.set-to-time-preset': '{{date, datetime}}, {{time}}',
  /** Aria label for button to open date picker */
  'calendar.button.aria-label': 'క్యాలెండర్ తెరవండి',
  /** Tooltip content for button to open datetime input */
  'calendar.button.tooltip-text': 'తేదీ ఎంచుకోండి',
  /** Error message displayed in calendar when entered date is not the correct format */
  'calendar.error.must-be-in-format': 'ఈ రూపంలో ఉండాలి: {{exampleDate}}',
  /** Month name for April */
  'calendar.month-names.april': 'ఏప్రిల్',
  /** Month name for August */
  'calendar.month-names.august': 'ఆగస్టు',
  /** Month name for December */
  'calendar.month-names.december': 'డిసెంబర్',
  /** Month name for February */
  'calendar.month-names.february': 'ఫిబ్రవరి',
  /** Month name for January */
  'calendar.month-names.january': 'జనవరి',
  /** Month name for July */
  'calendar.month-names.july': 'జూలై',
  /** Month name for June */
  'calendar.month-names.june': 'జూన్',
  /** Month name for March */
  'calendar.month-names.march': 'మార్చి',
  /** Month name for May */
  'calendar.month-names.may': 'మే',
  /** Month name for November */
  'calendar.month-names.november': 'నవంబర్',
  /** Month name for October */
  'calendar.month-names.october': 'అక్టోబర్',
  /** Month name for September */
  'calendar.month-names.september': 'సెప్టెంబర్',
  /** Short weekday name for Friday */
  'calendar.weekday-names.short.friday': 'శుక్ర',
  /** Short weekday name for Monday */
  'calendar.weekday-names.short.monday': 'సోమ',
  /** Short weekday name for Saturdayday */
  'calendar.weekday-names.short.saturday': 'శని',
  /** Short weekday name for Sunday */
  'calendar.weekday-names.short.sunday': 'ఆది',
  /** Short weekday name for Thursday */
  'calendar.weekday-names.short.thursday': 'గురు',
  /** Short weekday name for Tuesday */
  'calendar.weekday-names.short.tuesday': 'మంగళ',
  /** Short weekday name for Wednesday */
  'calendar.weekday-names.short.wednesday': 'బుధ',
  /** The name of Content Agent, the product. */
  'content-agent': 'కంటెంట్ ఏజెంట్',
  /** Label for the close button label in Review Changes pane */
  'changes.action.close-label': 'హిస్టరీ మూసేయండి',
  /** Cancel label for revert button prompt action */
  'changes.action.revert-all-cancel': 'వద్దు',
  /** Revert all confirm label for revert button action - used on prompt button + review changes pane */
  'changes.action.revert-all-confirm': 'అన్నీ వెనక్కి మార్చండి',
  /** Prompt for reverting all changes in document in Review Changes pane. Includes a count of changes. */
  'changes.action.revert-all-description': 'మొత్తం {{count}} మార్పులను వెనక్కి మార్చాలా?',
  /** Prompt for confirming revert change (singular) label for field change action */
  'changes.action.revert-changes-confirm-change_one': 'మార్పును వెనక్కి మార్చండి',
  /** Revert for confirming revert (plural) label for field change action */
  'changes.action.revert-changes-confirm-change_other': 'మార్పులను వెనక్కి మార్చండి',
  /** Prompt for reverting changes for a field change */
  'changes.action.revert-changes-description': 'మార్పులను వెనక్కి మార్చాలా?',
  /** Prompt for reverting changes for a group change, eg multiple changes */
  'changes.action.revert-changes-description_one': 'మార్పును వెనక్కి మార్చాలా?',
  /** Label for when the action of the change was to set something that was previously empty, eg a field was given a value, an array item was added, an asset was selected or similar */
  'changes.added-label': 'జోడించారు',
  /** Array diff: An item was added in a given position (`{{position}}`) */
  'changes.array.item-added-in-position': '{{position}} స్థానంలో జోడించారు',
  'changes.array.item-moved_down_one': '{{count}} స్థానం కిందికి జరిపారు',
  'changes.array.item-moved_down_other': '{{count}} స్థానాలు కిందికి జరిపారు',
  /** Array diff: An item was moved within the array. Receives `{{count}}` representing number of positions it moved. Context is the direction of the move, either `up` or `down`. */
  'changes.array.item-moved_up_one': '{{count}} స్థానం పైకి జరిపారు',
  'changes.array.item-moved_up_other': '{{count}} స్థానాలు పైకి జరిపారు',
  /** Array diff: An item was removed from a given position (`{{position}}`) */
  'changes.array.item-removed-from-position': '{{position}} స్థానం నుంచి తీసేశారు',
  /** Accessibility label for the "change bar" shown when there are edits on a field-level */
  'changes.change-bar.aria-label': 'మార్పులు చూడండి',
  /** Label for when the action of the change was _not_ an add/remove, eg a text field changed value, an image was changed from one asset to another or similar */
  'changes.changed-label': 'మార్చారు',
  /** Label and text for tooltip that indicates the authors of the changes */
  'changes.changes-by-author': 'మార్చినవారు',
  /** Additional text shown in development mode when a diff component crashes during rendering */
  'changes.error-boundary.developer-info': 'వివరాలు డెవలపర్ కన్సోల్‌లో ఉన్నాయి',
  /** Text shown when a diff component crashes during rendering, triggering the error boundary */
  'changes.error-boundary.title': 'ఈ ఫీల్డ్ మార్పులను చూపుతుండగా లోపం వచ్చింది',
  'changes.error-description': 'ఈ డాక్యుమెంట్ మార్పులను లోడ్ చేయలేకపోయాం.',
  /** Error title when changes could not be loaded */
  'changes.error-title': 'ఏదో పొరపాటు జరిగింది',
  /** Error message shown when the value of a field is not the expected one */
  'changes.error.incorrect-type-message':
    'విలువలో లోపం: విలువ రకం "<code>{{actualType}}</code>", ఉండాల్సింది "<code>{{expectedType}}</code>"',
  /** File diff: Fallback title for the meta info section when there is no original filename to use */
  'changes.file.meta-info-fallback-title': 'పేరు లేదు',
  /** The label displayed to indicate a document's value is different to its base variant. */
  'changes.from-base-variant.label': 'మూల వేరియంట్ నుంచి మారింది',
  /** Image diff: Text shown in tooltip when hovering hotspot that has changed in diff view */
  'changes.image.crop-changed': 'క్రాప్ మారింది',
  /** Image diff: Text shown if the previous image asset was deleted (shouldn't theoretically happen) */
  'changes.image.deleted': 'ఫోటోను తొలగించారు',
  /** Image diff: Text shown if the image failed to be loaded when previewing it */
  'changes.image.error-loading-image': 'ఫోటో లోడ్ కాలేదు',
  /** Image diff: Text shown in tooltip when hovering hotspot that has changed in diff view */
  'changes.image.hotspot-changed': 'హాట్‌స్పాట్ మారింది',
  /** Image diff: Fallback title for the meta info section when there is no original filename to use */
  'changes.image.meta-info-fallback-title': 'పేరు లేదు',
  /** Image diff: Text shown if no asset has been set for the field (but has metadata changes) */
  'changes.image.no-asset-set': 'ఫోటో పెట్టలేదు',
  /** Image diff: Text shown when the from/to state has/had no image */
  'changes.image.no-image-placeholder': '(ఫోటో లేదు)',
  /** Label for the "from" value in the change inspector */
  'changes.inspector.from-label': 'నుంచి',
  /** Label for the "meta" (field path, action etc) information in the change inspector */
  'changes.inspector.meta-label': 'మెటా',
  /** Label for the "to" value in the change inspector */
  'changes.inspector.to-label': 'వరకు',
  /** Loading author of change in the differences tooltip in the review changes pane */
  'changes.loading-author': 'లోడ్ అవుతోంది…',
  /** Loading changes in Review Changes Pane */
  'changes.loading-changes': 'మార్పులు లోడ్ అవుతున్నాయి…',
  /** Error message shown when the document revision could not be found */
  'changes.missing-since-document-error':
    'మీరు పోల్చాలనుకున్న <code>{{revisionId}}</code> రివిజన్ దొరకలేదు. <Break/> మీ ప్లాన్‌లో హిస్టరీని ఉంచే కాలం ముగిసి ఉండవచ్చు. <Break/> <strong>నుంచి</strong> దగ్గర మరొకటి ఎంచుకోండి.',
  /** No Changes description in the Review Changes pane */
  'changes.no-changes-description': 'డాక్యుమెంట్‌ను మార్చండి, లేదా టైమ్‌లైన్‌లో పాత వెర్షన్ ఎంచుకోండి; మార్పుల జాబితా ఈ ప్యానెల్‌లో కనిపిస్తుంది.',
  /** No Changes title in the Review Changes pane */
  'changes.no-changes-title': 'మార్పులు లేవు',
  'changes.not-selectable': 'దీన్ని ఎంచుకోలేరు',
  /** Portable Text diff: An annotation was added */
  'changes.portable-text.annotation_added': 'అనోటేషన్ జోడించారు',
  /** Portable Text diff: An annotation was changed */
  'changes.portable-text.annotation_changed': 'అనోటేషన్ మార్చారు',
  /** Portable Text diff: An annotation was removed */
  'changes.portable-text.annotation_removed': 'అనోటేషన్ తీసేశారు',
  /** Portable Text diff: An annotation was left unchanged */
  'changes.portable-text.annotation_unchanged': 'అనోటేషన్ మారలేదు',
  /** Portable Text diff: A block changed from one style to another (eg `normal` to `h1` or similar) */
  'changes.portable-text.block-style-changed': 'బ్లాక్ స్టైల్ "{{fromStyle}}" నుంచి "{{toStyle}}"కు మారింది',
  /** Portable Text diff: Change formatting of text (setting/unsetting marks, eg bold/italic etc) */
  'changes.portable-text.changed-formatting': 'ఫార్మాటింగ్ మారింది',
  /** Portable Text diff: An empty inline object is part of a change */
  'changes.portable-text.empty-inline-object': 'ఖాళీ {{inlineObjectType}}',
  /** Portable Text diff: An empty object is the result of adding/removing an annotation */
  'changes.portable-text.empty-object-annotation': 'ఖాళీ {{annotationType}}',
  /** Portable Text diff: Added a block containing no text (eg empty block) */
  'changes.portable-text.empty-text_added': 'ఖాళీ టెక్స్ట్ జోడించారు',
  /** Portable Text diff: Changed a block that contained no text (eg empty block) */
  'changes.portable-text.empty-text_changed': 'ఖాళీ టెక్స్ట్ మార్చారు',
  /** Portable Text diff: Removed a block containing no text (eg empty block) */
  'changes.portable-text.empty-text_removed': 'ఖాళీ టెక్స్ట్ తీసేశారు',
  /** Portable Text diff: An inline object was added */
  'changes.portable-text.inline-object_added': 'వాక్యంలోని ఆబ్జెక్ట్ జోడించారు',
  /** Portable Text diff: An inline object was changed */
  'changes.portable-text.inline-object_changed': 'వాక్యంలోని ఆబ్జెక్ట్ మార్చారు',
  /** Portable Text diff: An inline object was removed */
  'changes.portable-text.inline-object_removed': 'వాక్యంలోని ఆబ్జెక్ట్ తీసేశారు',
  /** Portable Text diff: An inline object was left unchanged */
  'changes.portable-text.inline-object_unchanged': 'వాక్యంలోని ఆబ్జెక్ట్ మారలేదు',
  /** Portable Text diff: Added a chunk of text */
  'changes.portable-text.text_added': 'టెక్స్ట్ జోడించారు',
  /** Portable Text diff: Removed a chunk of text */
  'changes.portable-text.text_removed': 'టెక్స్ట్ తీసేశారు',
  /** Portable Text diff: Annotation has an unknown schema type */
  'changes.portable-text.unknown-annotation-schema-type': 'తెలియని స్కీమా రకం',
  /** Portable Text diff: Inline object has an unknown schema type */
  'changes.portable-text.unknown-inline-object-schema-type': 'తెలియని స్కీమా రకం',
  /** Label for when the action of the change was a removal, eg a field was cleared, an array item was removed, an asset was deselected or similar */
  'changes.removed-label': 'తీసేశారు',
  /** Same Revision Selected description in the Review Changes pane */
  'changes.same-revision-selected-description':
    '<strong>నుంచి</strong>, <strong>వరకు</strong> రెండింటికీ ఒకే రివిజన్ ఎంచుకున్నారు. మార్పులు పోల్చాలంటే వేర్వేరు రివిజన్లు ఎంచుకోండి.',
  /** Same Revision Selected title in the Review Changes pane */
  'changes.same-revision-selected-title': 'రెండూ ఒకే రివిజన్',
  /** Title for the Review Changes pane */
  'changes.title': 'హిస్టరీ',
  /** Shown above raw JSON diff for document fields that are not defined in the schema */
  'changes.unknown-schema-field.description': 'ఈ ఫీల్డ్ స్కీమాలో లేదు. విలువలను JSONగా చూపుతున్నాం.',
  /** The title that will be shown in the badge inside the events when the item is a draft */
  'changes.versions.draft': 'డ్రాఫ్ట్',
  /** Tooltip text for context menu buttons */
  'common.context-menu-button.tooltip': 'మరిన్ని చూపండి',
  /** Default text for dialog cancel button */
  'common.dialog.cancel-button.text': 'వద్దు',
  /** Default text for dialog confirm button */
  'common.dialog.confirm-button.text': 'సరే',
  /** Default text in shared error text */
  'common.error': 'లోపం',
  /** Default text in shared loader text / spinner lockup */
  'common.loading': 'లోడ్ అవుతోంది',
  /** The title of the reconnecting toast */
  'common.reconnecting.toast.title': 'కనెక్ట్ కావడానికి ప్రయత్నిస్తున్నాం…',
  /** Default label text on configuration issues button */
  'configuration-issues.button.label': 'సెటప్ సమస్యలు',
  /** Tooltip displayed on configuration issues button */
  'configuration-issues.button.tooltip': 'సెటప్‌లో సమస్యలున్నాయి',
  /** The fallback title for an ordering menu item if no localized titles are provided. */
  'default-menu-item.fallback-title': 'వరుస: {{title}}',
  /** Title for the default ordering/SortOrder if no orderings are provided and the caption field is found */
  'default-orderings.caption': 'వరుస: క్యాప్షన్',
  /** Title for the default ordering/SortOrder if no orderings are provided and the description field is found */
  'default-orderings.description': 'వరుస: వివరణ',
  /** Title for the default ordering/SortOrder if no orderings are provided and the header field is found */
  'default-orderings.header': 'వరుస: హెడర్',
  /** Title for the default ordering/SortOrder if no orderings are provided and the heading field is found */
  'default-orderings.heading': 'వరుస: శీర్షిక',
  /** Title for the default ordering/SortOrder if no orderings are provided and the label field is found */
  'default-orderings.label': 'వరుస: లేబుల్',
  /** Title for the default ordering/SortOrder if no orderings are provided and the name field is found */
  'default-orderings.name': 'వరుస: పేరు',
  /** Title for the default ordering/SortOrder if no orderings are provided and the title field is found */
  'default-orderings.title': 'వరుస: టైటిల్',
  /** Menu item that opens Studio diagnostics */
  'diagnostics.menu-item': 'డయాగ్నస్టిక్స్',
  /** Label for action that closes divergence inspector */
  'divergence.action.close.label': 'మూసేయండి',
  /** Label for action that marks divergence as resolved */
  'divergence.action.markResolved.label': 'పట్టించుకోకండి',
  /** Label for action that moves inspector to the next divergence in the document */
  'divergence.action.next.label': 'తర్వాత',
  /** Label for action that moves inspector to the previous divergence in the document */
  'divergence.action.previous.label': 'ముందు',
  /** Label for action that replaces the node's value in the current version with its latest value in the upstream version */
  'divergence.action.takeFromUpstream.label': 'మూలం నుంచి కాపీ చేయండి',
  /** Verb to describe the node's value changed */
  'divergence.effect.changed': 'మారింది',
  /** Summary of the change that occurred */
  'divergence.effect.summary': '{{versionName}} వెర్షన్‌లో {{title}} {{effect}}',
  /** Description of the position of the current divergence being inspected, compared to the total count of divergences */
  'divergence.pagination': '{{count}}లో {{position}}',
  /** Label for divergence in a single node */
  'divergence.unresolved-divergence_one': '{{versionName}} వెర్షన్‌లో చూడని మార్పు',
  /** Label for divergences in multiple nodes */
  'divergence.unresolved-divergence_other': '{{versionName}} వెర్షన్‌లో చూడని {{count}} మార్పులు',
  /** The label shown when dismissing the document group inventory */
  'document-group-inventory.action.cancel': 'వద్దు',
  /** The label for the button that opens the document group inventory */
  'document-group-inventory.action.manage-versions': 'వెర్షన్ల నిర్వహణ',
  /** The label used in the feedback dialog asking how easy the document group inventory is to use */
  'document-group-inventory.feedback.sentiment-label': 'కొత్త వెర్షన్ల జాబితా వాడటం సులువుగా ఉందా, కష్టంగా ఉందా?',
  /** The label for the input that filters the variants in the document group inventory */
  'document-group-inventory.filter-string.label': '{{subject}} వడపోయండి',
  /** The document inventory title (singular) */
  'document-group-inventory.title': '{{count}} {{subject}}',
  /** The document inventory title (plural) */
  'document-group-inventory.title_one': '{{count}} {{subject}}',
  /** The document inventory title (plural) */
  'document-group-inventory.title_other': '{{count}} {{subject}}',
  /** The label text that indicates an item in the document group inventory is currently being viewed */
  'document-group-inventory.viewing-item-label': 'చూస్తున్నారు',
  /** The label given to a document group's base variant */
  'document-group.base-variant': 'అందరు యూజర్లు (మామూలు)',
  /** The header label for the variant creation flow before a variant definition has been selected */
  'document-group.create-variant': 'వేరియంట్ తయారుచేయండి',
  /** The header label for the variant creation flow once a variant definition has been selected */
  'document-group.create-variant.for-target': '{{variantDefinitionName}} కోసం వేరియంట్ తయారుచేయండి',
  /** The heading for the option to create a variant as a draft */
  'document-group.create-variant.target-drafts': 'డ్రాఫ్ట్‌గా',
  /** The label for the list of releases a variant can be created in */
  'document-group.create-variant.target-releases': 'రిలీజ్‌లోకి',
  /** The label for the list of existing variants that can be viewed instead of creating a new one */
  'document-group.create-variant.view-existing-variants': 'లేదా ఉన్న వేరియంట్లు చూడండి',
  /** The text in the "Cancel" button in the confirm delete dialog that cancels the action */
  'document-group.delete.cancel-button.text': 'వద్దు',
  /** Used in `document-group.delete.cdr-summary.title` */
  'document-group.delete.cdr-summary.document-count_one': '1 డాక్యుమెంట్',
  /** Used in `document-group.delete.cdr-summary.title` */
  'document-group.delete.cdr-summary.document-count_other': '{{count}} డాక్యుమెంట్లు',
  /** The text that appears in the subtitle `<summary>` that lists the datasets below the title */
  'document-group.delete.cdr-summary.subtitle_one': 'డేటాసెట్: {{datasets}}',
  /** The text that appears in the subtitle `<summary>` that lists the datasets below the title */
  'document-group.delete.cdr-summary.subtitle_other': 'డేటాసెట్లు: {{datasets}}',
  /** The text that appears in the subtitle `<summary>` that lists the datasets below the title */
  'document-group.delete.cdr-summary.subtitle_unavailable_one': 'అందుబాటులో లేని డేటాసెట్',
  /** The text that appears in the subtitle `<summary>` that lists the datasets below the title */
  'document-group.delete.cdr-summary.subtitle_unavailable_other': 'అందుబాటులో లేని డేటాసెట్లు',
  /** The text that appears in the title `<summary>` that includes the list of CDRs (singular) */
  'document-group.delete.cdr-summary.title_one': 'మరో డేటాసెట్‌లో {{documentCount}}',
  /** The text that appears in the title `<summary>` that includes the list of CDRs (plural) */
  'document-group.delete.cdr-summary.title_other': '{{count}} డేటాసెట్లలో {{documentCount}}',
  /** Appears when hovering over the copy button to copy */
  'document-group.delete.cdr-table.copy-id-button.tooltip': 'ఐడి కాపీ చేయండి',
  /** The header for the dataset column in the list of cross-dataset references found */
  'document-group.delete.cdr-table.dataset.label': 'డేటాసెట్',
  /** The header for the document ID column in the list of cross-dataset references found */
  'document-group.delete.cdr-table.document-id.label': 'డాక్యుమెంట్ ఐడి',
  /** The toast title when the copy button has been clicked but copying failed */
  'document-group.delete.cdr-table.id-copied-toast.title-failed': 'డాక్యుమెంట్ ఐడి కాపీ కాలేదు',
  /** The header for the project ID column in the list of cross-dataset references found */
  'document-group.delete.cdr-table.project-id.label': 'ప్రాజెక్ట్ ఐడి',
  /** The text in the "Delete now" button in the confirm delete dialog that confirms the action (singular) */
  'document-group.delete.confirm-button.text_one': 'తొలగించండి (1)',
  /** The text in the "Delete now" button in the confirm delete dialog that confirms the action (plural) */
  'document-group.delete.confirm-button.text_other': 'తొలగించండి ({{count}})',
  /** The message shown after deletion fails */
  'document-group.delete.error.message':
    'ఈ డాక్యుమెంట్‌ను తొలగిస్తుండగా లోపం వచ్చింది. సాధారణంగా వేరే డాక్యుమెంట్లు దీన్ని వాడుతున్నప్పుడు ఇలా జరుగుతుంది.',
  /** Shown if there are references to other documents but the user does not have the permission to see the relevant document IDs */
  'document-group.delete.other-reference-count.title_one': '1 రిఫరెన్స్ చూపలేదు',
  /** Shown if there are references to other documents but the user does not have the permission to see the relevant document IDs */
  'document-group.delete.other-reference-count.title_other': '{{count}} రిఫరెన్స్‌లు చూపలేదు',
  /** Text in the tooltip of this component if hovering over the info icon */
  'document-group.delete.other-reference-count.tooltip': 'ఆ డేటాసెట్లకు టోకెన్ లేనందున ఈ రిఫరెన్స్‌ల వివరాలు చూపలేం.',
  /** Appears when unable to render a document preview in the referring document list */
  'document-group.delete.preview-item.preview-unavailable.subtitle': 'ఐడి: {{documentId}}',
  /** Appears when unable to render a document preview in the referring document list */
  'document-group.delete.preview-item.preview-unavailable.title': 'ప్రివ్యూ అందుబాటులో లేదు',
  /** Tells the user the count of how many other referring documents there are before listing them. (singular) */
  'document-group.delete.referring-document-count.text_one': '“<DocumentTitle/>”ను 1 డాక్యుమెంట్ వాడుతోంది',
  /** Tells the user the count of how many other referring documents there are before listing them. (plural) */
  'document-group.delete.referring-document-count.text_other':
    '“<DocumentTitle/>”ను {{count}} డాక్యుమెంట్లు వాడుతున్నాయి',
  /** Describes the list of documents that refer to the one trying to be deleted (delete) */
  'document-group.delete.referring-documents-descriptor.text':
    '“<DocumentTitle/>”ను తొలగించలేకపోవచ్చు, ఎందుకంటే ఈ డాక్యుమెంట్లు దాన్ని వాడుతున్నాయి:',
  /** Header of the delete dialog. `count` controls pluralization; `subject` is a translated noun (see `document-group.subject.*`) (singular) */
  'document-group.delete.title_one': '{{count}} {{subject}} తొలగించండి',
  /** Header of the delete dialog. `count` controls pluralization; `subject` is a translated noun (see `document-group.subject.*`) (plural) */
  'document-group.delete.title_other': '{{count}} {{subject}} తొలగించండి',
  /** Translated noun used as the `{{subject}}` value in document group strings such as `document-group.delete.title` (singular) */
  'document-group.subject.variant_one': 'వేరియంట్',
  /** Translated noun used as the `{{subject}}` value in document group strings such as `document-group.delete.title` (plural) */
  'document-group.subject.variant_other': 'వేరియంట్లు',
  /** Translated noun used as the `{{subject}}` value in document group strings such as `document-group.delete.title` (singular) */
  'document-group.subject.version_one': 'వెర్షన్',
  /** Translated noun used as the `{{subject}}` value in document group strings such as `document-group.delete.title` (plural) */
  'document-group.subject.version_other': 'వెర్షన్లు',
  /** Label to show in the document footer indicating the creation date of the document */
  'document-status.created': 'తయారైంది: {{date}}',
  /** Label to show in the document status indicating the date of the status */
  'document-status.date': '{{date}}',
  /** Label to show in the document footer indicating the last edited date of the document */
  'document-status.edited': 'మార్చారు: {{date}}',
  /** Label to show in the document footer status line when a document was last published */
  'document-status.last-published': 'చివరిగా పబ్లిష్ అయింది',
  /** Label to show in the document footer indicating the document is not published */
  'document-status.not-published': 'పబ్లిష్ కాలేదు',
  /** Label to show in the document footer indicating the published date of the document */
  'document-status.published': 'మార్చారు: {{date}}',
  /** Label to show in document versions status for a published (non-live-edit) document */
  'document-status.published-at': 'పబ్లిష్ అయింది: {{date}}',
  /** Label to show in the document footer indicating the revision from date of the document */
  'document-status.revision-from': '<em>{{date}}</em> నాటి రివిజన్',
  /** Label to show in the document footer indicating that the revision was not found */
  'document-status.revision-not-found': 'రివిజన్ దొరకలేదు',
  /** Toast description shown when saving changes is taking longer than expected */
  'document-store.slow-commit.description': 'మీ మార్పులు ఇంకా సేవ్ అవుతున్నాయి.',
  /** Toast title shown when saving changes is taking longer than expected */
  'document-store.slow-commit.title': 'సేవ్ కావడానికి మామూలు కంటే ఎక్కువ సమయం పడుతోంది',
  /** Toast title shown when a document's initial value could not be resolved */
  'document.initial-value.error.title': 'మొదటి విలువను కనుక్కోలేకపోయాం',
  /** Toast description shown when a document's initial value could not be resolved. Includes the underlying error message. */
  'document.initial-value.error.description': 'డాక్యుమెంట్ ఖాళీగా తెరుచుకుంది. {{errorMessage}}',
  /** Label to indicate that a document type was not found */
  'document.type.not-found': '"{{type}}" రకం డాక్యుమెంట్ దొరకలేదు',
  /** Error message shown when an action cannot be performed */
  'errors.unable-to-perform-action': 'ఈ పని చేయలేకపోయాం',
  /** The value of the <code>_key</code> property must be a unique string. */
  'form.error.duplicate-keys-alert.details.additional-description':
    '<code>_key</code> విలువ ఒక్కోదానికి వేరుగా ఉండాలి.',
  /** This usually happens when items are created using an API client, and the <code>_key</code> property of each elements has been generated non-uniquely. */
  'form.error.duplicate-keys-alert.details.description':
    'సాధారణంగా API ద్వారా అంశాలు జోడించినప్పుడు, ఒక్కోదానికి వేరే <code>_key</code> ఇవ్వకపోతే ఇలా జరుగుతుంది.',
  /** Developer info */
  'form.error.duplicate-keys-alert.details.title': 'డెవలపర్లకు సమాచారం',
  /** Generate unique keys */
  'form.error.duplicate-keys-alert.generate-button.text': 'వేర్వేరు కీలు ఇవ్వండి',
  /** Several items in this list share the same identifier (key). Every item must have an unique identifier. */
  'form.error.duplicate-keys-alert.summary':
    'ఈ జాబితాలో కొన్ని అంశాలకు ఒకే గుర్తింపు (కీ) ఉంది. ఒక్కో అంశానికి వేరే గుర్తింపు ఉండాలి.',
  /** Non-unique keys */
  'form.error.duplicate-keys-alert.title': 'ఒకే కీ రెండుసార్లు',
  /** Error text shown when a field with a given name cannot be found in the schema or is conditionally hidden but explicitly told to render */
  'form.error.field-not-found': '"{{fieldName}}" ఫీల్డ్ దొరకలేదు – అది స్కీమాలో ఉందో, షరతు వల్ల దాగి ఉందో చూడండి.',
  /** Add missing keys */
  'form.error.missing-keys-alert.add-button.text': 'లేని కీలు జోడించండి',
  /** The value of the <code>_key</code> property must be a unique string. */
  'form.error.missing-keys-alert.details.additional-description': '<code>_key</code> విలువ ఒక్కోదానికి వేరుగా ఉండాలి.',
  /** This usually happens when items are created using an API client, and the <code>_key</code> property has not been included. */
  'form.error.missing-keys-alert.details.description':
    'సాధారణంగా API ద్వారా అంశాలు జోడించినప్పుడు, <code>_key</code> ఇవ్వకపోతే ఇలా జరుగుతుంది.',
  /** Developer info */
  'form.error.missing-keys-alert.details.title': 'డెవలపర్లకు సమాచారం',
  /** Some items in the list are missing their keys. This must be fixed in order to edit the list. */
  'form.error.missing-keys-alert.summary': 'జాబితాలో కొన్ని అంశాలకు కీలు లేవు. జాబితాను మార్చాలంటే ముందు దీన్ని సరిచేయాలి.',
  /** Missing keys */
  'form.error.missing-keys-alert.title': 'కీలు లేవు',
  /** This usually happens when items are created using an API client, or when a custom input component has added invalid data to the list. */
  'form.error.mixed-array-alert.details.description':
    'సాధారణంగా API ద్వారా అంశాలు జోడించినప్పుడు, లేదా ప్రత్యేక ఇన్‌పుట్ తప్పు డేటా జోడించినప్పుడు ఇలా జరుగుతుంది.',
  /** Developer info */
  'form.error.mixed-array-alert.details.title': 'డెవలపర్లకు సమాచారం',
  /** Remove non-object values */
  'form.error.mixed-array-alert.remove-button.text': 'ఆబ్జెక్ట్‌లు కాని విలువలు తీసేయండి',
  /** Some items in this list are not objects. This must be fixed in order to edit the list. */
  'form.error.mixed-array-alert.summary': 'ఈ జాబితాలో కొన్ని అంశాలు ఆబ్జెక్ట్‌లు కావు. జాబితాను మార్చాలంటే ముందు దీన్ని సరిచేయాలి.',
  /** Invalid list values */
  'form.error.mixed-array-alert.title': 'జాబితాలో సరికాని విలువలు',
  /** Error text shown when form is unable to find an array item at a given indexed path */
  'form.error.no-array-item-at-index': '<code>{{path}}</code>లో <code>{{index}}</code> స్థానంలో అంశం లేదు',
  /** Error text shown when form is unable to find an array item at a given keyed path */
  'form.error.no-array-item-at-key': '<code>{{path}}</code>లో `_key` <code>"{{key}}"</code> ఉన్న అంశం లేదు',
  /** The title above the error call stack output related to the crash */
  'form.error.unhandled-runtime-error.call-stack.title': 'కాల్ స్టాక్:',
  /** The title above the error component stack provided by React's underlying ErrorBoundary component */
  'form.error.unhandled-runtime-error.component-stack.title': 'కాంపొనెంట్ స్టాక్:',
  /** The error message for the unhandled error that crashed the Input component during render */
  'form.error.unhandled-runtime-error.error-message': 'లోపం: {{message}}',
  /** The title for the error card rendered inside a field in place of a crashing input */
  'form.error.unhandled-runtime-error.title': 'ఊహించని లోపం',
  /** Tooltip / accessible label for the field actions overflow menu button */
  'form.field.actions-menu.title': 'ఫీల్డ్ పనులు',
  /** Form field deprecated label */
  'form.field.deprecated-label': 'పాతబడింది',
  /** Fallback title shown above field if it has no defined title */
  'form.field.untitled-field-label': 'పేరు లేదు',
  /** Accessibility label for the icon that indicates the field has a validation error */
  'form.validation.has-error-aria-label': 'లోపం ఉంది',
  /** Accessibility label for the icon that indicates the field has validation information */
  'form.validation.has-info-aria-label': 'సమాచారం ఉంది',
  /** Accessibility label for the icon that indicates the field has a validation warning */
  'form.validation.has-warning-aria-label': 'హెచ్చరిక ఉంది',
  /** Text shown when summarizing validation information, when the field has one or more errors */
  'form.validation.summary.errors-count_one': '{{count}} లోపం',
  'form.validation.summary.errors-count_other': '{{count}} లోపాలు',
  /** Text shown when summarizing validation information, when the field has one or more warnings */
  'form.validation.summary.warnings-count_one': '{{count}} హెచ్చరిక',
  'form.validation.summary.warnings-count_other': '{{count}} హెచ్చరికలు',
  /** Tooltip for free trial navbar button indicating remaining days */
  'free-trial.tooltip.days-count_one': 'ట్రయల్ ముగియడానికి {{count}} రోజు ఉంది',
  'free-trial.tooltip.days-count_other': 'ట్రయల్ ముగియడానికి {{count}} రోజులు ఉన్నాయి',
  /** Tooltip for free trial navbar button, once trial has ended */
  'free-trial.tooltip.trial-finished': 'మీ ప్రాజెక్ట్‌ను అప్‌గ్రేడ్ చేయండి',
  /** Label for "contact sales" call to action These are titles for fallback links in the event the help & resources endpoint isn't able to be fetched */
  'help-resources.action.contact-sales': 'సేల్స్‌ను సంప్రదించండి',
  /** Label for "help and support" call to action These are titles for fallback links in the event the help & resources endpoint isn't able to be fetched */
  'help-resources.action.help-and-support': 'సహాయం',
  /** Label for "join our community" call to action These are titles for fallback links in the event the help & resources endpoint isn't able to be fetched */
  'help-resources.action.join-our-community': 'మా కమ్యూనిటీలో చేరండి',
  /** Information for what the latest sanity version is */
  'help-resources.latest-sanity-version': 'తాజా వెర్షన్ v{{latestVersion}}',
  /** Text for link to register a studio */
  'help-resources.register-studio': 'స్టూడియోను నమోదు చేయండి',
  /** Name of the sanity studio */
  'help-resources.studio': 'Sanity స్టూడియో',
  /** Menu item for registered studios (i.e. copies app id) */
  'help-resources.studio-app-id': 'యాప్ ఐడి',
  /** Menu item for reloading Studio to update */
  'help-resources.studio-auto-update-now': 'v{{newVersion}}కు అప్‌డేట్ కావడానికి మళ్లీ లోడ్ చేయండి',
  /** Information for what studio version the current studio is running */
  'help-resources.studio-version': 'Sanity స్టూడియో v{{studioVersion}}',
  /** Subtitle for the studio version menu item when the running or pinned version is deprecated */
  'help-resources.studio-version-deprecated': 'v{{version}} పాతబడింది',
  /** Title for help and resources menus */
  'help-resources.title': 'సహాయం, సమాచారం',
  /** Label for studio's which are up to date */
  'help-resources.up-to-date': 'తాజాగా ఉంది',
  /** Version text */
  'help-resources.version': 'v{{version}}',
  /** Incoming references inspector title */
  'incoming-references.title': 'దీన్ని వాడే రిఫరెన్స్‌లు',
  /** Text for button to cancel an ongoing upload */
  'input.files.common.cancel-upload': 'వద్దు',
  /** Text for menuitem upload button default asset source */
  'input.files.common.upload-placeholder.file-input-button.default-source.badge': 'మామూలుగా',
  /** Text for file input button in upload placeholder */
  'input.files.common.upload-placeholder.file-input-button.text': 'అప్‌లోడ్ చేయండి',
  /** Uploading <FileName/> */
  'input.files.common.upload-progress': '<FileName/> అప్‌లోడ్ అవుతోంది',
  /** The referenced document cannot be opened, because the URL failed to be resolved */
  'input.reference.document-cannot-be-opened.failed-to-resolve-url':
    'ఈ డాక్యుమెంట్‌ను తెరవలేం (స్టూడియో URL కనుక్కోలేకపోయాం)',
  /** Label for adding item after a specific array item */
  'inputs.array.action.add-after': 'తర్వాత అంశం జోడించండి',
  /** Label for adding item before a specific array item */
  'inputs.array.action.add-before': 'ముందు అంశం జోడించండి',
  /** Label for adding array item action when the schema allows for only one schema type */
  'inputs.array.action.add-item': 'అంశం జోడించండి',
  /** Label for adding one array item action when the schema allows for multiple schema types, eg. will prompt the user to select a type once triggered */
  'inputs.array.action.add-item-select-type': 'అంశం జోడించండి...',
  /** Label for copying an array item */
  'inputs.array.action.copy': 'కాపీ చేయండి',
  /** Array drag handle button tooltip */
  'inputs.array.action.drag.tooltip': 'వరుస మార్చడానికి లాగండి',
  /** Label for duplicating an array item */
  'inputs.array.action.duplicate': 'మరో కాపీ చేయండి',
  /** Label for editing the item of a specific type, eg "Edit Person" */
  'inputs.array.action.edit': '{{itemTypeTitle}} మార్చండి',
  /** Tooltip text explaining why adding items is disabled when array max is reached */
  'inputs.array.action.max-reached': 'ఇంతకంటే ఎక్కువ అంశాలు జోడించలేరు',
  /** Label for removing an array item action */
  'inputs.array.action.remove': 'తీసేయండి',
  /** Label for removing action when an array item has an error */
  'inputs.array.action.remove-invalid-item': 'తీసేయండి',
  /** Label for viewing the item of a specific type, eg "View Person" */
  'inputs.array.action.view': '{{itemTypeTitle}} చూడండి',
  /** Error description for the array item tooltip that explains that the current item can still be moved or deleted but not edited since the schema definition is not found */
  'inputs.array.error.can-delete-but-no-edit-description':
    'ఈ అంశాన్ని జరపవచ్చు, తొలగించవచ్చు; కానీ దాని రకం స్కీమాలో లేనందున మార్చలేరు.',
  /** Error label for toast when array could not resolve the initial value */
  'inputs.array.error.cannot-resolve-initial-value-title':
    '{{schemaTypeTitle}} రకానికి మొదటి విలువను కనుక్కోలేకపోయాం: {{errorMessage}}.',
  /** Error label for toast when trying to upload one array item of a type that cannot be converted to array */
  'inputs.array.error.cannot-upload-unable-to-convert_one': 'ఈ అంశాన్ని అప్‌లోడ్ చేయలేం; దాన్ని జాబితా అంశంగా మార్చే పద్ధతి లేదు:',
  /** Error label for toast when trying to upload multiple array items of a type that cannot be converted to array */
  'inputs.array.error.cannot-upload-unable-to-convert_other':
    'ఈ అంశాలను అప్‌లోడ్ చేయలేం; వాటిని జాబితా అంశాలుగా మార్చే పద్ధతి లేదు:',
  /** Error description for the array item tooltip that explains that the current type item is not valid for the list */
  'inputs.array.error.current-schema-not-declare-description':
    'ఇప్పటి స్కీమాలో ఈ జాబితాకు <code>{{typeName}}</code> రకం అంశాలు లేవు. ఆ రకాన్ని తీసేసి ఉండవచ్చు, లేదా మరొకరు ఇంకా డిప్లాయ్ కాని తమ స్కీమాలో జోడించి ఉండవచ్చు.',
  /** Error description to show how the item is being represented in the json format */
  'inputs.array.error.json-representation-description': 'ఈ అంశం JSON రూపంలో:',
  /** Error description for the array item tooltip that explains what the error means with more context */
  'inputs.array.error.type-is-incompatible-prompt': 'ఈ జాబితాలో <code>{{typeName}}</code> రకం అంశం ఉండకూడదు',
  /** Error title for when an item type within an array input is incompatible, used in the tooltip */
  'inputs.array.error.type-is-incompatible-title': 'ఇలా ఎందుకు జరుగుతోంది?',
  /** Error label for unexpected errors in the Array Input */
  'inputs.array.error.unexpected-error': 'ఊహించని లోపం: {{error}}',
  /** Label for the array insert menu all items filter */
  'inputs.array.insert-menu.filter.all-items': 'అన్నీ',
  /** Label for when the array insert menu search shows no items */
  'inputs.array.insert-menu.search.no-results': 'అంశాలు దొరకలేదు',
  /** Placeholder for the array insert menu search field */
  'inputs.array.insert-menu.search.placeholder': 'వెతకండి',
  /** Tooltip for the array insert menu grid view toggle */
  'inputs.array.insert-menu.toggle-grid-view.tooltip': 'గ్రిడ్‌గా చూపండి',
  /** Tooltip for the array insert menu list view toggle */
  'inputs.array.insert-menu.toggle-list-view.tooltip': 'జాబితాగా చూపండి',
  /** Label for when the array input doesn't have any items */
  'inputs.array.no-items-label': 'అంశాలు లేవు',
  /** Label for read only array fields */
  'inputs.array.read-only-label': 'ఈ ఫీల్డ్‌ను చూడవచ్చు, మార్చలేరు',
  /** Label for when the array input is resolving the initial value for the item */
  'inputs.array.resolving-initial-value': 'మొదటి విలువను కనుక్కుంటున్నాం…',
  /** Tooltip content when boolean input is disabled */
  'inputs.boolean.disabled': 'ఆపి ఉంది',
  /** Warning label when selected datetime is in the past */
  'inputs.dateTime.past-date-warning': 'రాబోయే తేదీ ఎంచుకోండి.',
  /** Placeholder value for datetime input */
  'inputs.datetime.placeholder': 'ఉదా. {{example}}',
  /** Acessibility label for button to open file options menu */
  'inputs.file.actions-menu.file-options.aria-label': 'ఫైల్ మెనూ తెరవండి',
  /** Unknown member kind: `{{kind}}` */
  'inputs.file.error.unknown-member-kind': 'తెలియని రకం: {{kind}}',
  /** The value of this field is not a valid file. Resetting this field will let you choose a new file. */
  'inputs.file.invalid-file-warning.description': 'ఈ ఫీల్డ్‌లోని విలువ సరైన ఫైల్ కాదు. దీన్ని రీసెట్ చేస్తే కొత్త ఫైల్ ఎంచుకోవచ్చు.',
  /** Reset value */
  'inputs.file.invalid-file-warning.reset-button.text': 'విలువను రీసెట్ చేయండి',
  /** Invalid file value */
  'inputs.file.invalid-file-warning.title': 'సరికాని ఫైల్ విలువ',
  /** The upload could not be completed at this time. */
  'inputs.file.upload-failed.description': 'ఇప్పుడు అప్‌లోడ్ పూర్తి చేయలేకపోయాం.',
  /** Upload failed */
  'inputs.file.upload-failed.title': 'అప్‌లోడ్ కాలేదు',
  /** Private access policy badge label */
  'inputs.files.common.access-policy.private.label': 'ప్రైవేట్ ఫైల్',
  /** Private access policy badge tooltip */
  'inputs.files.common.access-policy.private.tooltip': 'CDN నుంచి సంతకం చేసిన URLలతోనే తెరవవచ్చు',
  /** Clear field */
  'inputs.files.common.actions-menu.clear-field.label': 'ఫీల్డ్ ఖాళీ చేయండి',
  /** Copy URL */
  'inputs.files.common.actions-menu.copy-url.label': 'URL కాపీ చేయండి',
  /** Download */
  'inputs.files.common.actions-menu.download.label': 'డౌన్‌లోడ్ చేయండి',
  /** The URL is copied to the clipboard */
  'inputs.files.common.actions-menu.notification.url-copied': 'URL కాపీ అయింది',
  /** Open in source */
  'inputs.files.common.actions-menu.open-in-source.label': '{{sourceName}}లో తెరవండి',
  /** Replace */
  'inputs.files.common.actions-menu.replace.label': 'మార్చండి',
  /** Upload */
  'inputs.files.common.actions-menu.upload.label': 'అప్‌లోడ్ చేయండి',
  /** Drop to upload */
  'inputs.files.common.drop-message.drop-to-upload': 'అప్‌లోడ్ చేయడానికి వదలండి',
  /** Drop to upload `{{count}}` file */
  'inputs.files.common.drop-message.drop-to-upload-multi_one': '{{count}} ఫైల్ అప్‌లోడ్ చేయడానికి వదలండి',
  /** Drop to upload `{{count}}` files */
  'inputs.files.common.drop-message.drop-to-upload-multi_other': '{{count}} ఫైళ్లు అప్‌లోడ్ చేయడానికి వదలండి',
  /** Can't upload this file here */
  'inputs.files.common.drop-message.drop-to-upload.no-accepted-file-message_one': 'ఈ ఫైల్‌ను ఇక్కడ అప్‌లోడ్ చేయలేరు',
  /** Can't upload any of these files here */
  'inputs.files.common.drop-message.drop-to-upload.no-accepted-file-message_other':
    'ఈ ఫైళ్లలో దేన్నీ ఇక్కడ అప్‌లోడ్ చేయలేరు',
  /** `{{count}}` file can't be uploaded here */
  'inputs.files.common.drop-message.drop-to-upload.rejected-file-message_one':
    '{{count}} ఫైల్‌ను ఇక్కడ అప్‌లోడ్ చేయలేరు',
  /** `{{count}}` files can't be uploaded here */
  'inputs.files.common.drop-message.drop-to-upload.rejected-file-message_other':
    '{{count}} ఫైళ్లను ఇక్కడ అప్‌లోడ్ చేయలేరు',
  /** Cannot upload `{{count}}` files */
  'inputs.files.common.placeholder.cannot-upload-some-files_one': 'ఫైల్‌ను అప్‌లోడ్ చేయలేరు',
  'inputs.files.common.placeholder.cannot-upload-some-files_other': '{{count}} ఫైళ్లను అప్‌లోడ్ చేయలేరు',
  /** Drag or paste type here */
  'inputs.files.common.placeholder.drag-or-paste-to-upload_file': 'ఫైల్‌ను ఇక్కడికి లాగండి లేదా పేస్ట్ చేయండి',
  /** Drag or paste image here */
  'inputs.files.common.placeholder.drag-or-paste-to-upload_image': 'ఫోటోను ఇక్కడికి లాగండి లేదా పేస్ట్ చేయండి',
  /** Drop to upload file */
  'inputs.files.common.placeholder.drop-to-upload_file': 'ఫైల్ అప్‌లోడ్ చేయడానికి వదలండి',
  /** Drop to upload image */
  'inputs.files.common.placeholder.drop-to-upload_image': 'ఫోటో అప్‌లోడ్ చేయడానికి వదలండి',
  /** Read only */
  'inputs.files.common.placeholder.read-only': 'చూడటానికి మాత్రమే',
  /** Select asset source destination for files to upload */
  'inputs.files.common.placeholder.select-asset-source-upload-destination': 'ఫైళ్లను ఎక్కడికి అప్‌లోడ్ చేయాలి:',
  /** Can't upload files here */
  'inputs.files.common.placeholder.upload-not-supported': 'ఇక్కడ ఫైళ్లు అప్‌లోడ్ చేయలేరు',
  /** Clear upload */
  'inputs.files.common.stale-upload-warning.clear': 'అప్‌లోడ్ తీసేయండి',
  /** An upload has made no progress for at least `{{staleThresholdMinutes}}` minutes and likely got interrupted. You can safely clear the incomplete upload and try uploading again. */
  'inputs.files.common.stale-upload-warning.description':
    'కనీసం {{staleThresholdMinutes}} నిమిషాలుగా అప్‌లోడ్ ముందుకు సాగలేదు; మధ్యలో ఆగిపోయినట్టుంది. అసంపూర్తి అప్‌లోడ్‌ను తీసేసి మళ్లీ ప్రయత్నించవచ్చు.',
  /** Incomplete upload */
  'inputs.files.common.stale-upload-warning.title': 'అసంపూర్తి అప్‌లోడ్',
  /** Select file */
  'inputs.files.select-dialog.title': '"{{targetTitle}}" కోసం ఫైల్ ఎంచుకోండి',
  /** Tooltip text for action to crop image */
  'inputs.image.actions-menu.crop-image-tooltip': 'ఫోటోను క్రాప్ చేయండి',
  /** Accessibility label for button to open image edit dialog */
  'inputs.image.actions-menu.edit-details.aria-label': 'ఫోటో మార్చే డైలాగ్ తెరవండి',
  /** Accessibility label for button to open image options menu */
  'inputs.image.actions-menu.options.aria-label': 'ఫోటో మెనూ తెరవండి',
  /** Cannot upload this file here */
  'inputs.image.drag-overlay.cannot-upload-here': 'ఈ ఫైల్‌ను ఇక్కడ అప్‌లోడ్ చేయలేరు',
  /** Drop image to upload */
  'inputs.image.drag-overlay.drop-to-upload-image': 'అప్‌లోడ్ చేయడానికి ఫోటోను వదలండి',
  /** This field is read only */
  'inputs.image.drag-overlay.this-field-is-read-only': 'ఈ ఫీల్డ్‌ను చూడవచ్చు, మార్చలేరు',
  /** Image could not be loaded due to possible access restrictions */
  'inputs.image.error.possible-access-restriction': 'ఫోటో లోడ్ కాలేదు. చూసే అనుమతి లేకపోవచ్చు.',
  /** Unknown member kind: `{{kind}}` */
  'inputs.image.error.unknown-member-kind': 'తెలియని రకం: {{kind}}',
  /** Edit hotspot and crop */
  'inputs.image.hotspot-dialog.title': 'హాట్‌స్పాట్, క్రాప్ మార్చండి',
  /** The value of this field is not a valid image. Resetting this field will let you choose a new image. */
  'inputs.image.invalid-image-warning.description': 'ఈ ఫీల్డ్‌లోని విలువ సరైన ఫోటో కాదు. దీన్ని రీసెట్ చేస్తే కొత్త ఫోటో ఎంచుకోవచ్చు.',
  /** Reset value */
  'inputs.image.invalid-image-warning.reset-button.text': 'విలువను రీసెట్ చేయండి',
  /** Invalid image value */
  'inputs.image.invalid-image-warning.title': 'సరికాని ఫోటో విలువ',
  /** Preview of uploaded image */
  'inputs.image.preview-uploaded-image': 'అప్‌లోడ్ చేసిన ఫోటో ప్రివ్యూ',
  /** Select image */
  'inputs.image.select-dialog.title': '"{{targetTitle}}" కోసం ఫోటో ఎంచుకోండి',
  /** The upload could not be completed at this time. */
  'inputs.image.upload-error.description': 'ఇప్పుడు అప్‌లోడ్ పూర్తి చేయలేకపోయాం.',
  /** Upload failed */
  'inputs.image.upload-error.title': 'అప్‌లోడ్ కాలేదు',
  /** Adjust the rectangle to crop image. Adjust the circle to specify the area that should always be visible. */
  'inputs.imagetool.description': 'ఫోటోను క్రాప్ చేయడానికి చతురస్రాన్ని సర్దండి. ఎప్పుడూ కనిపించాల్సిన భాగాన్ని వృత్తంతో చూపండి.',
  /** Error: `{{errorMessage}}` */
  'inputs.imagetool.load-error': 'లోపం: {{errorMessage}}',
  /** Hotspot & Crop */
  'inputs.imagetool.title': 'హాట్‌స్పాట్, క్రాప్',
  /** Warnings displayed to developers when using the crop/hotspot tool on vector images, notifying them that crops/hotspot are not respected when serving the image in vector format. For the crop/hotspot to apply, images must be served in a raster format such as JPG or PNG, by appending eg `fm=jpg` to the image url, or calling `format('jpg')` if using `@sanity/image-url` */
  'inputs.imagetool.vector-warning.developer-info':
    "వెక్టర్ ఫైళ్లకు హాట్‌స్పాట్, క్రాప్ పనిచేయవు. అవి పనిచేయాలంటే ఫోటోను రాస్టర్ ఫార్మాట్‌లో తీసుకోండి. ఉదాహరణకు: <ImageUrlDocumentationLink>ఫోటో URL</ImageUrlDocumentationLink>కు <code>fm=jpg</code> జోడించండి, లేదా <ImageUrlPackageDocumentationLink>@sanity/image-url</ImageUrlPackageDocumentationLink>తో <code>.format('png')</code> వాడండి.",
  /** See developer info */
  'inputs.imagetool.vector-warning.expand-developer-info': 'డెవలపర్ల సమాచారం చూడండి',
  /** Gotcha: Serving vector images with hotspot and crop from the Sanity Image API */
  'inputs.imagetool.vector-warning.title': 'హెచ్చరిక: ఈ ఫోటో కనిపించే చోట హాట్‌స్పాట్, క్రాప్ పనిచేయకపోవచ్చు.',
  /** Convert to `{{targetType}}` */
  'inputs.invalid-value.convert-button.text': '{{targetType}} రకానికి మార్చండి',
  /** The current value (<code>`{{actualType}}`</code>) */
  'inputs.invalid-value.current-type': 'ఇప్పటి విలువ (<code>{{actualType}}</code>)',
  /** The property value is stored as a value type that does not match the expected type. */
  'inputs.invalid-value.description': 'ఇక్కడ ఉన్న విలువ రకం, ఉండాల్సిన రకానికి సరిపోలేదు.',
  /** The value of this property must be of type <code>`{{validType}}`</code> according to the schema. */
  'inputs.invalid-value.details.description': 'స్కీమా ప్రకారం ఈ విలువ <code>{{validType}}</code> రకం ఉండాలి.',
  /** Only the following types are valid here according to schema: */
  'inputs.invalid-value.details.multi-type-description': 'స్కీమా ప్రకారం ఇక్కడ ఈ రకాలే ఉండవచ్చు:',
  /** Mismatching value types typically occur when the schema has recently been changed. */
  'inputs.invalid-value.details.possible-reason': 'సాధారణంగా స్కీమా ఇటీవల మారినప్పుడు ఇలా జరుగుతుంది.',
  /** Developer info */
  'inputs.invalid-value.details.title': 'డెవలపర్లకు సమాచారం',
  /** Reset value */
  'inputs.invalid-value.reset-button.text': 'విలువను రీసెట్ చేయండి',
  /** Invalid property value */
  'inputs.invalid-value.title': 'సరికాని విలువ',
  /** Title for the "All fields" field group */
  'inputs.object.field-group-tabs.all-fields-title': 'అన్ని ఫీల్డ్‌లు',
  /** Aria label for the "Field groups" select control on smaller screens */
  'inputs.object.field-group-tabs.aria-label': 'ఫీల్డ్ గ్రూపులు',
  /** Text shown in field group select for a group with error validation */
  'inputs.object.field-group-tabs.validation-error': 'లోపం',
  /** Text shown in field group select for a group with info validation */
  'inputs.object.field-group-tabs.validation-info': 'సమాచారం',
  /** Text shown in field group select for a group with warning validation */
  'inputs.object.field-group-tabs.validation-warning': 'హెచ్చరిక',
  /** Read-only field description */
  'inputs.object.unknown-fields.read-only.description':
    'స్కీమా ప్రకారం ఈ ఫీల్డ్‌ను <strong>చూడవచ్చు, మార్చలేరు</strong>; తీసేయలేరు కూడా. స్టూడియోలో దీన్ని తీసేయాలంటే, స్కీమాలో దీని పై రకం నుంచి <code>readOnly</code>ను తీసేయాలి.',
  /** Fallback description shown when the unknown reference preview cannot be loaded */
  'inputs.object.unknown-fields.reference.preview.unavailable': '"{{documentId}}" రిఫరెన్స్ ప్రివ్యూ లోడ్ కాలేదు.',
  /** Remove field */
  'inputs.object.unknown-fields.remove-field-button.text': 'ఫీల్డ్ తీసేయండి',
  /** Encountered `{{count}}` fields that are not defined in the schema. */
  'inputs.object.unknown-fields.warning.description_one': 'స్కీమాలో లేని ఫీల్డ్ ఒకటి ఉంది.',
  'inputs.object.unknown-fields.warning.description_other': 'స్కీమాలో లేని ఫీల్డ్‌లు {{count}} ఉన్నాయి.',
  /** Detailed description of unknown field warning */
  'inputs.object.unknown-fields.warning.details.description_one':
    'ఈ ఫీల్డ్ స్కీమాలో లేదు. దాన్ని తీసేసి ఉండవచ్చు, లేదా మరొకరు ఇంకా డిప్లాయ్ కాని తమ ప్రాజెక్ట్‌లో జోడించి ఉండవచ్చు.',
  'inputs.object.unknown-fields.warning.details.description_other':
    'ఈ ఫీల్డ్‌లు డాక్యుమెంట్ స్కీమాలో లేవు. వాటిని తీసేసి ఉండవచ్చు, లేదా మరొకరు ఇంకా డిప్లాయ్ కాని తమ ప్రాజెక్ట్‌లో జోడించి ఉండవచ్చు.',
  /** Developer info */
  'inputs.object.unknown-fields.warning.details.title': 'డెవలపర్లకు సమాచారం',
  /** Unknown field found */
  'inputs.object.unknown-fields.warning.title_one': 'తెలియని ఫీల్డ్ ఉంది',
  'inputs.object.unknown-fields.warning.title_other': 'తెలియని ఫీల్డ్‌లు ఉన్నాయి',
  /** Collapse the editor to save screen space */
  'inputs.portable-text.action.collapse-editor': 'ఎడిటర్‌ను కుదించండి',
  /** Aria label for action to edit an existing annotation */
  'inputs.portable-text.action.edit-annotation-aria-label': 'అనోటేషన్ మార్చండి',
  /** Expand the editor to give more editing space */
  'inputs.portable-text.action.expand-editor': 'ఎడిటర్‌ను పెద్దది చేయండి',
  /** Label label for action to insert a block of a given type (`{{typeName}}`) */
  'inputs.portable-text.action.insert-block': '{{typeName}} చేర్చండి',
  /** Accessibility label for action to insert a block of a given type (`{{typeName}}`) */
  'inputs.portable-text.action.insert-block-aria-label': '{{typeName}} చేర్చండి (బ్లాక్)',
  /** Label for action to insert an inline object of a given type (`{{typeName}}`) */
  'inputs.portable-text.action.insert-inline-object': '{{typeName}} చేర్చండి',
  /** Accessibility label for action to insert an inline object of a given type (`{{typeName}}`) */
  'inputs.portable-text.action.insert-inline-object-aria-label': '{{typeName}} చేర్చండి (వాక్యంలో)',
  /** Aria label for action to remove an annotation */
  'inputs.portable-text.action.remove-annotation-aria-label': 'అనోటేషన్ తీసేయండి',
  /** Label for activate on focus with context of click and not focused */
  'inputs.portable-text.activate-on-focus-message_click': 'మొదలుపెట్టడానికి క్లిక్ చేయండి',
  /** Label for activate on focus with context of click and focused */
  'inputs.portable-text.activate-on-focus-message_click-focused': 'మొదలుపెట్టడానికి క్లిక్ చేయండి లేదా స్పేస్ నొక్కండి',
  /** Label for activate on focus with context of tap and not focused */
  'inputs.portable-text.activate-on-focus-message_tap': 'మొదలుపెట్టడానికి నొక్కండి',
  /** Aria label for the annotation object */
  'inputs.portable-text.annotation-aria-label': 'అనోటేషన్ ఆబ్జెక్ట్',
  /** Title for dialog that allows editing an annotation */
  'inputs.portable-text.annotation-editor.title': '{{schemaType}} మార్చండి',
  /** Title of the default "link" annotation */
  'inputs.portable-text.annotation.link': 'లింక్',
  /** Aria label for the block object */
  'inputs.portable-text.block.aria-label': 'బ్లాక్ ఆబ్జెక్ట్',
  /** Label for action to edit a block item, in the case where it is editable */
  'inputs.portable-text.block.edit': 'మార్చండి',
  /** Accessibility label for the button that opens the actions menu on blocks */
  'inputs.portable-text.block.open-menu-aria-label': 'మెనూ తెరవండి',
  /** Label for action to open a reference, in the case of block-level reference types */
  'inputs.portable-text.block.open-reference': 'రిఫరెన్స్ తెరవండి',
  /** Label for action to remove a block item */
  'inputs.portable-text.block.remove': 'తీసేయండి',
  /** Label for action to view a block item, in the case where it is read-only and thus cannot be edited */
  'inputs.portable-text.block.view': 'చూడండి',
  /** Title of the "code" decorator */
  'inputs.portable-text.decorator.code': 'కోడ్',
  /** Title of the "em" (emphasis) decorator */
  'inputs.portable-text.decorator.emphasis': 'ఇటాలిక్',
  /** Title of the "strike-through" decorator */
  'inputs.portable-text.decorator.strike-through': 'కొట్టివేత',
  /** Title of the "strong" decorator */
  'inputs.portable-text.decorator.strong': 'బోల్డ్',
  /** Title of the "underline" decorator */
  'inputs.portable-text.decorator.underline': 'కింద గీత',
  /** Placeholder text for when the editor is empty */
  'inputs.portable-text.empty-placeholder': 'ఖాళీ',
  /** Aria label for the block object */
  'inputs.portable-text.inline-block.aria-label': 'వాక్యంలోని ఆబ్జెక్ట్',
  /** Label for action to edit an inline object item */
  'inputs.portable-text.inline-object.edit': 'ఆబ్జెక్ట్ మార్చండి',
  /** Aria label for icon for action to edit an inline object item */
  'inputs.portable-text.inline-object.edit-aria-label': 'ఆబ్జెక్ట్ మార్చండి',
  /** Label for action to remove an inline object item */
  'inputs.portable-text.inline-object.remove': 'ఆబ్జెక్ట్ తీసేయండి',
  /** Aria label for icon for action to remove an inline object item */
  'inputs.portable-text.inline-object.remove-aria-label': 'ఆబ్జెక్ట్ తీసేయండి',
  /** Disclaimer text shown on invalid Portable Text value, when an action is available to unblock the user, but it is not guaranteed to be safe */
  'inputs.portable-text.invalid-value.action-disclaimer':
    'గమనిక: పై పని చేయడం సాధారణంగా సురక్షితమే. సందేహం ఉంటే, మీ స్టూడియోను ఏర్పాటు చేసినవారిని అడగండి.',
  /** Action presented when the Portable Text field value is invalid, when block with key `{{key}}` has a child with key `{{childKey}}` of type `{{childType}}` which is not allowed by the schema definition */
  'inputs.portable-text.invalid-value.disallowed-child-type.action': 'ఆబ్జెక్ట్‌ను తీసేయండి',
  /** Text explaining that the Portable Text field value is invalid, when block with key `{{key}}` has a child with key `{{childKey}}` of type `{{childType}}` which is not allowed by the schema definition */
  'inputs.portable-text.invalid-value.disallowed-child-type.description':
    '<code>{{key}}</code> బ్లాక్‌లో {{childKey}} రకం <code>{{childType}}</code>; స్కీమా దీన్ని అనుమతించదు.',
  /** Action presented when the Portable Text field value is invalid, when child with key `{{key}}` has a type (`{{typeName}}`) that is not an allowed block type for this field */
  'inputs.portable-text.invalid-value.disallowed-type.action': 'బ్లాక్‌ను తీసేయండి',
  /** Text explaining that the Portable Text field value is invalid, when child with key `{{key}}` has a type (`{{typeName}}`) that is not an allowed block type for this field */
  'inputs.portable-text.invalid-value.disallowed-type.description':
    '<code>{{key}}</code> బ్లాక్ రకం <code>{{typeName}}</code>; స్కీమా దీన్ని అనుమతించదు.',
  /** Action presented when the Portable Text field value is invalid, when block with key `{{key}}` contains no children */
  'inputs.portable-text.invalid-value.empty-children.action': 'ఖాళీ టెక్స్ట్ చేర్చండి',
  /** Text explaining that the Portable Text field value is invalid, when block with key `{{key}}` contains no children */
  'inputs.portable-text.invalid-value.empty-children.description': '<code>{{key}}</code> బ్లాక్‌లో టెక్స్ట్ భాగాలు లేవు.',
  /** Label for the button to ignore invalid values in the Portable Text editor */
  'inputs.portable-text.invalid-value.ignore-button.text': 'పట్టించుకోకండి',
  /** Action presented when the Portable Text field value is invalid, when child with key `{{key}}` has a `_type` property that is set to `block`, but the block type defined in schema has a different name (`{{expectedTypeName}}`) */
  'inputs.portable-text.invalid-value.incorrect-block-type.action':
    '<code>{{expectedTypeName}}</code> రకం వాడండి',
  /** Text explaining that the Portable Text field value is invalid, when child with key `{{key}}` has a `_type` property that is set to `block`, but the block type defined in schema has a different name (`{{expectedTypeName}}`) */
  'inputs.portable-text.invalid-value.incorrect-block-type.description':
    '<code>{{key}}</code> బ్లాక్ రకం పేరు సరిగ్గా లేదు. స్కీమా ప్రకారం అది <code>{{expectedTypeName}}</code> అయి ఉండాలి.',
  /** Action presented when the Portable Text field value is invalid, when block with key `{{key}}` has a span with key `{{childKey}}` that has a missing or invalid `text` property */
  'inputs.portable-text.invalid-value.invalid-span-text.action': 'టెక్స్ట్‌ను ఖాళీగా పెట్టండి',
  /** Text explaining that the Portable Text field value is invalid, when block with key `{{key}}` has a span with key `{{childKey}}` that has a missing or invalid `text` property */
  'inputs.portable-text.invalid-value.invalid-span-text.description':
    '<code>{{key}}</code> బ్లాక్‌లో {{childKey}}కు <code>text</code> లేదు, లేదా సరిగ్గా లేదు.',
  /** Action presented when the Portable Text field value is invalid, when child with key `{{key}}` is missing a `_type` property, but seems to be a block of type `{{expectedTypeName}}` */
  'inputs.portable-text.invalid-value.missing-block-type.action':
    '<code>{{expectedTypeName}}</code> రకం వాడండి',
  /** Text explaining that the Portable Text field value is invalid, when child with key `{{key}}` is missing a `_type` property, but seems to be a block of type `{{expectedTypeName}}` */
  'inputs.portable-text.invalid-value.missing-block-type.description':
    '<code>{{key}}</code> బ్లాక్‌కు రకం పేరు లేదు. స్కీమా ప్రకారం అది <code>{{expectedTypeName}}</code> అయి ఉండాలి.',
  /** Action presented when the Portable Text field value is invalid, when block with key `{{key}}` has a child at `{{index}}` which is missing `_key` property */
  'inputs.portable-text.invalid-value.missing-child-key.action': 'కొత్త కీ ఇవ్వండి',
  /** Text explaining that the Portable Text field value is invalid, when block with key `{{key}}` has a child at `{{index}}` which is missing `_key` property */
  'inputs.portable-text.invalid-value.missing-child-key.description':
    '<code>{{key}}</code> బ్లాక్‌లో <code>{{index}}</code> స్థానంలో ఉన్నదానికి <code>_key</code> లేదు.',
  /** Action presented when the Portable Text field value is invalid, when block with key `{{key}}` has a child with key `{{childKey}}` which is missing a `_type` property */
  'inputs.portable-text.invalid-value.missing-child-type.action': 'ఆబ్జెక్ట్‌ను తీసేయండి',
  /** Text explaining that the Portable Text field value is invalid, when block with key `{{key}}` has a child with key `{{childKey}}` which is missing a `_type` property */
  'inputs.portable-text.invalid-value.missing-child-type.description':
    '<code>{{key}}</code> బ్లాక్‌లో {{childKey}}కు <code>_type</code> లేదు.',
  /** Action presented when the Portable Text field value is invalid, when child at `{{index}}` is missing the required `_key` property */
  'inputs.portable-text.invalid-value.missing-key.action': 'కొత్త కీ ఇవ్వండి',
  /** Text explaining that the Portable Text field value is invalid, when child at `{{index}}` is missing the required `_key` property */
  'inputs.portable-text.invalid-value.missing-key.description':
    '<code>{{index}}</code> స్థానంలోని బ్లాక్‌కు తప్పనిసరి అయిన <code>_key</code> లేదు.',
  /** Action presented when the Portable Text field value is invalid, when child with key `{{key}}` has a missing or invalid `children` property */
  'inputs.portable-text.invalid-value.missing-or-invalid-children.action': 'బ్లాక్‌ను తీసేయండి',
  /** Text explaining that the Portable Text field value is invalid, when child with key `{{key}}` has a missing or invalid `children` property */
  'inputs.portable-text.invalid-value.missing-or-invalid-children.description':
    '<code>{{key}}</code> బ్లాక్‌లో `children` లేదు, లేదా సరిగ్గా లేదు.',
  /** Action presented when the Portable Text field value is invalid, when child with key `{{key}}` has a missing or invalid `markDefs` property */
  'inputs.portable-text.invalid-value.missing-or-invalid-markdefs.action': 'ప్రాపర్టీ జోడించండి',
  /** Text explaining that the Portable Text field value is invalid, when child with key `{{key}}` has a missing or invalid `markDefs` property */
  'inputs.portable-text.invalid-value.missing-or-invalid-markdefs.description':
    '<code>{{key}}</code> బ్లాక్‌లో `markDefs` లేదు, లేదా సరిగ్గా లేదు.',
  /** Action presented when the Portable Text field value is invalid, when child with key `{{key}}` is missing a `_type` property */
  'inputs.portable-text.invalid-value.missing-type.action': 'బ్లాక్‌ను తీసేయండి',
  /** Text explaining that the Portable Text field value is invalid, when child with key `{{key}}` is missing a `_type` property */
  'inputs.portable-text.invalid-value.missing-type.description': '<code>{{key}}</code> బ్లాక్‌కు రకం పేరు లేదు.',
  /** Action presented when the Portable Text field value is invalid, when block with key `{{key}}` contains a non-object child at index `{{index}}` */
  'inputs.portable-text.invalid-value.non-object-child.action': 'అంశాన్ని తీసేయండి',
  /** Text explaining that the Portable Text field value is invalid, when block with key `{{key}}` contains a non-object child at index `{{index}}` */
  'inputs.portable-text.invalid-value.non-object-child.description':
    '<code>{{key}}</code> బ్లాక్‌లో <code>{{index}}</code> స్థానంలో ఉన్నది ఆబ్జెక్ట్ కాదు.',
  /** Action presented when the Portable Text field value is invalid, when the Portable Text field is not an array, or the array is empty */
  'inputs.portable-text.invalid-value.not-an-array.action': 'విలువను తీసేయండి',
  /** Text explaining that the Portable Text field value is invalid, when the Portable Text field is not an array, or the array is empty */
  'inputs.portable-text.invalid-value.not-an-array.description':
    'విలువ Portable Text బ్లాక్‌ల జాబితా అయినా ఉండాలి, లేదా ఖాళీగా ఉండాలి.',
  /** Action presented when the Portable Text field value is invalid, when child at `{{index}}` is not an object */
  'inputs.portable-text.invalid-value.not-an-object.action': 'అంశం తీసేయండి',
  /** Text explaining that the Portable Text field value is invalid, when child at `{{index}}` is not an object */
  'inputs.portable-text.invalid-value.not-an-object.description':
    '<code>{{index}}</code> స్థానంలోని అంశం ఆబ్జెక్ట్ కాదు.',
  /** Action presented when the Portable Text field value is invalid, when block with key `{{key}}` contains marks (`{{orphanedMarks}}`) that are not supported by the current schema */
  'inputs.portable-text.invalid-value.orphaned-marks.action': 'అనుమతి లేని మార్కులు తీసేయండి',
  /** Text explaining that the Portable Text field value is invalid, when block with key `{{key}}` contains marks (`{{orphanedMarks}}`) that are not supported by the current schema */
  'inputs.portable-text.invalid-value.orphaned-marks.description':
    '<code>{{key}}</code> బ్లాక్‌లో స్కీమా అనుమతించని మార్కులు <code>({{orphanedMarks, list}})</code> ఉన్నాయి.',
  /** Title for the alert indicating that the Portable Text field has an invalid value */
  'inputs.portable-text.invalid-value.title': 'సరికాని Portable Text విలువ',
  /** Title of "bulleted" list type */
  'inputs.portable-text.list-type.bullet': 'చుక్కల జాబితా',
  /** Title of numbered list type */
  'inputs.portable-text.list-type.number': 'నంబర్ల జాబితా',
  /** Title of the "h1" block style */
  'inputs.portable-text.style.h1': 'శీర్షిక 1',
  /** Title of the "h2" block style */
  'inputs.portable-text.style.h2': 'శీర్షిక 2',
  /** Title of the "h3" block style */
  'inputs.portable-text.style.h3': 'శీర్షిక 3',
  /** Title of the "h4" block style */
  'inputs.portable-text.style.h4': 'శీర్షిక 4',
  /** Title of the "h5" block style */
  'inputs.portable-text.style.h5': 'శీర్షిక 5',
  /** Title of the "h6" block style */
  'inputs.portable-text.style.h6': 'శీర్షిక 6',
  /** Title shown when multiple blocks of varying styles is selected */
  'inputs.portable-text.style.multiple': 'పలు రకాలు',
  /** Title of fallback when no style is given for a block */
  'inputs.portable-text.style.none': 'స్టైల్ లేదు',
  /** Title of the "normal" block style */
  'inputs.portable-text.style.normal': 'మామూలు',
  /** Title of the "quote" block style */
  'inputs.portable-text.style.quote': 'కొటేషన్',
  /** Tooltip on text whose annotation type is not defined in the schema */
  'inputs.portable-text.unknown-value.annotation': 'స్కీమాలో లేని అనోటేషన్: {{name}}',
  /** Tooltip on a block whose list type is not defined in the schema */
  'inputs.portable-text.unknown-value.list-item': 'స్కీమాలో లేని జాబితా రకం: {{name}}',
  /** Tooltip on text carrying a mark that is not defined in the schema */
  'inputs.portable-text.unknown-value.mark': 'స్కీమాలో లేని మార్కు: {{name}}',
  /** Tooltip on a block whose style is not defined in the schema */
  'inputs.portable-text.unknown-value.style': 'స్కీమాలో లేని స్టైల్: {{name}}',
  /** Label for the table lane that appends a column */
  'inputs.portable-text.table.add-column': 'చివర కాలమ్ జోడించండి',
  /** Label for the table lane that appends a row */
  'inputs.portable-text.table.add-row': 'చివర వరుస జోడించండి',
  /** Aria label for a table column's drag/select handle */
  'inputs.portable-text.table.column-handle': 'కాలమ్ పట్టు',
  /** Label for the trash chip that deletes the selected column */
  'inputs.portable-text.table.delete-column': 'కాలమ్ తొలగించండి',
  /** Label for the trash chip that deletes the selected row */
  'inputs.portable-text.table.delete-row': 'వరుస తొలగించండి',
  /** Label for the table menu item that deletes the table */
  'inputs.portable-text.table.delete-table': 'పట్టిక తొలగించండి',
  /** Label for the table menu's header row toggle */
  'inputs.portable-text.table.header-row': 'శీర్షిక వరుస',
  /** Aria label for the dots that insert a row or column at a boundary */
  'inputs.portable-text.table.insert-here': 'ఇక్కడ చేర్చండి',
  /** Aria label for the table menu button */
  'inputs.portable-text.table.menu-aria-label': 'పట్టిక ఎంపికలు',
  /** Aria label for a table row's drag/select handle */
  'inputs.portable-text.table.row-handle': 'వరుస పట్టు',
  /** Label for the table menu item that selects the whole table */
  'inputs.portable-text.table.select-table': 'పట్టిక ఎంచుకోండి',
  /** Label for action to clear the current value of the reference field */
  'inputs.reference.action.clear': 'ఖాళీ చేయండి',
  /** Label for action to copy the current item (used within arrays) */
  'inputs.reference.action.copy': 'కాపీ చేయండి',
  /** Label for action to create a new document from the reference input */
  'inputs.reference.action.create-new-document': 'కొత్తది',
  /** Label for action to create a new document from the reference input, when there are multiple templates or document types to choose from */
  'inputs.reference.action.create-new-document-select': 'కొత్తది…',
  /** Label for action to duplicate the current item to a new item (used within arrays) */
  'inputs.reference.action.duplicate': 'మరో కాపీ చేయండి',
  /** Label for action that opens the referenced document in a new tab */
  'inputs.reference.action.open-in-new-tab': 'కొత్త ట్యాబ్‌లో తెరవండి',
  /** Label for action to remove the reference from an array */
  'inputs.reference.action.remove': 'తీసేయండి',
  /** Label for action to replace the current value of the field */
  'inputs.reference.action.replace': 'మార్చండి',
  /** Label for action to cancel a previously initiated replace action */
  'inputs.reference.action.replace-cancel': 'మార్చకండి',
  /** The cross-dataset reference field currently has a reference, but the feature has been disabled since it was created. This explains what can/cannot be done in its current state. */
  'inputs.reference.cross-dataset.feature-disabled-actions':
    'ఇప్పుడున్న రిఫరెన్స్‌ను తీసేయవచ్చు; కానీ ఈ సదుపాయం ఆపి ఉన్నంత వరకు వేరే డాక్యుమెంట్‌కు మార్చలేరు.',
  /** A cross-dataset reference field exists but the feature has been disabled. A <DocumentationLink> component is available. */
  'inputs.reference.cross-dataset.feature-disabled-description':
    'ఈ సదుపాయం ఆపి ఉంది. ఎలా ఆన్ చేయాలో <DocumentationLink>డాక్యుమెంటేషన్</DocumentationLink>లో చదవండి.',
  /** Title for a warning telling the user that the current project does not have the "cross dataset references" feature */
  'inputs.reference.cross-dataset.feature-unavailable-title': 'అందుబాటులో లేదు: ఇతర డేటాసెట్ల రిఫరెన్స్',
  /** The cross-dataset reference points to a document with an invalid type */
  'inputs.reference.cross-dataset.invalid-type': 'రిఫరెన్స్‌లోని డాక్యుమెంట్ రకం సరికాదు ({{typeName}}) <JsonValue/>',
  /** The referenced document will open in a new tab (due to external studio) */
  'inputs.reference.document-opens-in-new-tab': 'ఈ డాక్యుమెంట్ కొత్త ట్యాబ్‌లో తెరుచుకుంటుంది',
  /** Error title for when the document is unavailable (for any possible reason) */
  'inputs.reference.error.document-unavailable-title': 'డాక్యుమెంట్ అందుబాటులో లేదు',
  /** Error title for when the referenced document failed to be loaded */
  'inputs.reference.error.failed-to-load-document-title': 'రిఫరెన్స్‌లోని డాక్యుమెంట్ లోడ్ కాలేదు',
  /** Error title for when the reference search returned a document that is not an allowed type for the field */
  'inputs.reference.error.invalid-search-result-type-title':
    'వెతికితే ఈ రిఫరెన్స్‌కు సరిపోని రకం వచ్చింది: "{{returnedType}}"',
  /** Error description for when the document referenced is not one of the types declared as allowed target types in schema */
  'inputs.reference.error.invalid-type-description':
    'రిఫరెన్స్‌లోని డాక్యుమెంట్ (<code>{{documentId}}</code>) రకం <code>{{actualType}}</code>. స్కీమా ప్రకారం ఈ రకాలే ఉండవచ్చు: <AllowedTypes/>.',
  /** Error title for when the document referenced is not one of the types declared as allowed target types in schema */
  'inputs.reference.error.invalid-type-title': 'డాక్యుమెంట్ రకం సరికాదు',
  /** Error description for when the user does not have permissions to read the referenced document */
  'inputs.reference.error.missing-read-permissions-description': 'అనుమతి చాలనందున రిఫరెన్స్‌లోని డాక్యుమెంట్‌ను తెరవలేకపోయాం',
  /** Error title for when the user does not have permissions to read the referenced document */
  'inputs.reference.error.missing-read-permissions-title': 'అనుమతి చాలదు',
  /** Error description for when the current reference value points to a document that does not exist (on weak references) */
  'inputs.reference.error.nonexistent-document-description':
    'రిఫరెన్స్‌లోని డాక్యుమెంట్ లేదు (ఐడి: <code>{{documentId}}</code>). రిఫరెన్స్‌ను తీసేయండి, లేదా వేరే డాక్యుమెంట్ ఎంచుకోండి.',
  /** Error title for when the current reference value points to a document that does not exist (on weak references) */
  'inputs.reference.error.nonexistent-document-title': 'దొరకలేదు',
  /** Label for button that clears the reference when it points to a document that does not exist (on weak references) */
  'inputs.reference.error.nonexistent-document.clear-button-label': 'ఖాళీ చేయండి',
  /** Error title for when the search for a reference failed. Note that the message sent by the backend may not be localized. */
  'inputs.reference.error.search-failed-title': 'రిఫరెన్స్ కోసం వెతకలేకపోయాం',
  /** Label for when the GDR points to an invalid type */
  'inputs.reference.global.invalid-type': 'రిఫరెన్స్‌లోని డాక్యుమెంట్ రకం సరికాదు ({{typeName}})',
  /** Alternative text for the image shown in cross-dataset reference input */
  'inputs.reference.image-preview-alt-text': 'రిఫరెన్స్‌లోని డాక్యుమెంట్ ఫోటో ప్రివ్యూ',
  /** Description for alert shown when a reference in a live-edit document is marked as being weak, the referenced document exists, AND the reference is supposed to be have been strengthened on publish */
  'inputs.reference.incomplete-reference.finalize-action-description':
    '<strong>{{referencedDocument}}</strong> పబ్లిష్ అయింది; ఇప్పుడు ఈ రిఫరెన్స్‌ను ఖరారు చేయాలి.',
  /** Title for alert shown when a reference in a live-edit document is marked as being weak, the referenced document exists, AND the reference is supposed to be have been strengthened on publish */
  'inputs.reference.incomplete-reference.finalize-action-title': 'రిఫరెన్స్‌ను ఖరారు చేయండి',
  /** Description for alert shown when a reference in a live-edit document points to a document that exists and has been published, but the reference is still marked as weak */
  'inputs.reference.incomplete-reference.strengthen-action-description':
    '<strong>{{referencedDocument}}</strong> పబ్లిష్ అయింది; ఇప్పుడు దీన్ని బలమైన రిఫరెన్స్‌గా మార్చాలి.',
  /** Title for alert shown when a reference in a live-edit document points to a document that exists and has been published, but the reference is still marked as weak */
  'inputs.reference.incomplete-reference.strengthen-action-title': 'బలమైన రిఫరెన్స్‌గా మార్చండి',
  /** Label for button that triggers the action that strengthen a reference */
  'inputs.reference.incomplete-reference.strengthen-button-label': 'బలమైన రిఫరెన్స్‌గా మార్చండి',
  /** Label for button that triggers a retry attempt for reference metadata */
  'inputs.reference.metadata-error.retry-button-label': 'మళ్లీ ప్రయత్నించండి',
  /** Title for alert shown when reference metadata fails to be loaded */
  'inputs.reference.metadata-error.title': 'రిఫరెన్స్ వివరాలు లోడ్ కాలేదు',
  /** Message shown when no documents were found that matched the given search string */
  'inputs.reference.no-results-for-query': '<strong>“{{searchTerm}}”</strong> కోసం ఫలితాలు లేవు',
  /** Text for tooltip showing when a document was edited, using relative time (eg "how long ago was it edited?") */
  'inputs.reference.preview.edited-at-time': '<RelativeTime/> మార్చారు',
  /** Accessibility label for icon indicating that document does _not_ have any unpublished changes */
  'inputs.reference.preview.has-no-unpublished-changes-aria-label': 'పబ్లిష్ కాని మార్పులు లేవు',
  /** Accessibility label for icon indicating that document has unpublished changes */
  'inputs.reference.preview.has-unpublished-changes-aria-label': 'మార్చారు',
  /** Accessibility label for icon indicating that document does _not_ have a published version */
  'inputs.reference.preview.is-not-published-aria-label': 'పబ్లిష్ కాలేదు',
  /** Accessibility label for icon indicating that document has a published version */
  'inputs.reference.preview.is-published-aria-label': 'పబ్లిష్ అయింది',
  /** Text for tooltip indicating that a document has no unpublished edits */
  'inputs.reference.preview.no-unpublished-edits': 'పబ్లిష్ కాని మార్పులు లేవు',
  /** Text for tooltip indicating that a document has not yet been published */
  'inputs.reference.preview.not-published': 'పబ్లిష్ కాలేదు',
  /** Text for tooltip showing when a document was published, using relative time (eg "how long ago was it published?") */
  'inputs.reference.preview.published-at-time': '<RelativeTime/> పబ్లిష్ అయింది',
  /** The referenced document no longer exist and might have been deleted (for weak references) */
  'inputs.reference.referenced-document-does-not-exist':
    'రిఫరెన్స్‌లోని డాక్యుమెంట్ ఇప్పుడు లేదు; తొలగించి ఉండవచ్చు (డాక్యుమెంట్ ఐడి: <code>{{documentId}}</code>).',
  /** The referenced document could not be displayed to the user because of insufficient permissions */
  'inputs.reference.referenced-document-insufficient-permissions': 'అనుమతి చాలనందున రిఫరెన్స్‌లోని డాక్యుమెంట్‌ను తెరవలేకపోయాం',
  /** Label for when the reference input is resolving the initial value for an item */
  'inputs.reference.resolving-initial-value': 'మొదటి విలువను కనుక్కుంటున్నాం…',
  /** Placeholder shown in a reference input with no current value */
  'inputs.reference.search-placeholder': 'వెతకడానికి టైప్ చేయండి',
  /** Explanation of the consequences of leaving the reference as strong instead of weak */
  'inputs.reference.strength-mismatch.is-strong-consquences':
    'ముందు ఈ రిఫరెన్స్‌ను తీసేయకుండా, లేదా బలహీనంగా మార్చకుండా, ఆ డాక్యుమెంట్‌ను తొలగించలేరు.',
  /** Description for alert shown when a reference is supposed to be weak, but the actual value is strong */
  'inputs.reference.strength-mismatch.is-strong-description':
    'ఇది <em>బలమైన</em> రిఫరెన్స్, కానీ ఇప్పటి స్కీమా ప్రకారం <em>బలహీన</em> రిఫరెన్స్ అయి ఉండాలి.',
  /** Explanation of the consequences of leaving the reference as weak instead of strong */
  'inputs.reference.strength-mismatch.is-weak-consquences':
    'దీనివల్ల ఈ రిఫరెన్స్‌ను తీసేయకుండానే ఆ డాక్యుమెంట్‌ను తొలగించవచ్చు; అప్పుడు ఈ ఫీల్డ్ లేని డాక్యుమెంట్‌ను చూపుతుంది.',
  /** Description for alert shown when a reference is supposed to be strong, but the actual value is weak */
  'inputs.reference.strength-mismatch.is-weak-description':
    'ఇది <em>బలహీన</em> రిఫరెన్స్, కానీ ఇప్పటి స్కీమా ప్రకారం <em>బలమైన</em> రిఫరెన్స్ అయి ఉండాలి.',
  /** Label for button that triggers the action that strengthens a reference on strength mismatch */
  'inputs.reference.strength-mismatch.strengthen-button-label': 'బలమైన రిఫరెన్స్‌గా మార్చండి',
  /** Title for alert shown when a reference is supposed to be weak/strong, but the actual value is the opposite of what it is supposed to be */
  'inputs.reference.strength-mismatch.title': 'రిఫరెన్స్ బలం సరిపోలేదు',
  /** Label for button that triggers the action that weakens a reference on strength mismatch */
  'inputs.reference.strength-mismatch.weaken-button-label': 'బలహీన రిఫరెన్స్‌గా మార్చండి',
  /** Label for action to clear the current value of the select field */
  'inputs.select.action.clear': 'ఖాళీ చేయండి',
  /** Action message for generating the slug */
  'inputs.slug.action.generate': 'తయారుచేయండి',
  /** Loading message for when the input is actively generating a slug */
  'inputs.slug.action.generating': 'తయారవుతోంది…',
  /** Error message for when the source to generate a slug from is missing */
  'inputs.slug.error.missing-source': 'మూలం లేదు. స్కీమాలో {{schemaType}} రకానికి మూలం చూడండి',
  /** Placeholder for an empty tag input */
  'inputs.tags.placeholder': 'ట్యాగ్ రాసి ENTER నొక్కండి…',
  /** Placeholder for an empty tag input on touch devices */
  'inputs.tags.placeholder_touch': 'ట్యాగ్ రాయండి…',
  /** Convert to `{{targetType}}` */
  'inputs.untyped-value.convert-button.text': '{{targetType}} రకానికి మార్చండి',
  /** Encountered an object value without a <code>_type</code> property. */
  'inputs.untyped-value.description': '<code>_type</code> లేని ఆబ్జెక్ట్ విలువ ఉంది.',
  /** Either remove the <code>name</code> property of the object declaration, or set <code>_type</code> property on items. */
  'inputs.untyped-value.details.description':
    'ఆబ్జెక్ట్ నిర్వచనంలో <code>name</code> తీసేయండి, లేదా అంశాలకు <code>_type</code> పెట్టండి.',
  /** Current value (<code>object</code>): */
  'inputs.untyped-value.details.json-dump-prefix': 'ఇప్పటి విలువ (<code>object</code>):',
  /** The following types are valid here according to schema: */
  'inputs.untyped-value.details.multi-type-description': 'స్కీమా ప్రకారం ఇక్కడ ఈ రకాలు ఉండవచ్చు:',
  /** Developer info */
  'inputs.untyped-value.details.title': 'డెవలపర్లకు సమాచారం',
  /** Property value missing <code>_type</code> */
  'inputs.untyped-value.title': 'విలువకు <code>_type</code> లేదు',
  /** Unset value */
  'inputs.untyped-value.unset-item-button.text': 'విలువ తీసేయండి',
  /** Select video */
  'inputs.video.select-dialog.title': '"{{targetTitle}}" కోసం వీడియో ఎంచుకోండి',
  /** The fallback explanation if no context is provided */
  'insufficient-permissions-message.not-authorized-explanation': 'ఈ సదుపాయం వాడే అనుమతి మీకు లేదు.',
  /** The explanation when unable to create any document at all */
  'insufficient-permissions-message.not-authorized-explanation_create-any-document':
    'డాక్యుమెంట్ తయారుచేసే అనుమతి మీకు లేదు.',
  /** The explanation when unable to create a particular document */
  'insufficient-permissions-message.not-authorized-explanation_create-document':
    'ఈ డాక్యుమెంట్‌ను తయారుచేసే అనుమతి మీకు లేదు.',
  /** The explanation when unable to create a particular type of document */
  'insufficient-permissions-message.not-authorized-explanation_create-document-type':
    'ఈ రకం డాక్యుమెంట్ తయారుచేసే అనుమతి మీకు లేదు.',
  /** The explanation when unable to create a new reference in a document */
  'insufficient-permissions-message.not-authorized-explanation_create-new-reference':
    'కొత్త రిఫరెన్స్ పెట్టే అనుమతి మీకు లేదు.',
  /** The explanation when unable to delete a particular document */
  'insufficient-permissions-message.not-authorized-explanation_delete-document':
    'ఈ డాక్యుమెంట్‌ను తొలగించే అనుమతి మీకు లేదు.',
  /** The explanation when unable to delete a schedule on scheduled publishing */
  'insufficient-permissions-message.not-authorized-explanation_delete-schedules':
    'షెడ్యూళ్లను తొలగించే అనుమతి మీకు లేదు.',
  /** The explanation when unable to discard changes in a particular document */
  'insufficient-permissions-message.not-authorized-explanation_discard-changes':
    'ఈ డాక్యుమెంట్‌లోని మార్పులను వదిలేసే అనుమతి మీకు లేదు.',
  /** The explanation when unable to duplicate a particular document */
  'insufficient-permissions-message.not-authorized-explanation_duplicate-document':
    'ఈ డాక్యుమెంట్‌కు మరో కాపీ చేసే అనుమతి మీకు లేదు.',
  /** The explanation when unable to edit a schedule on scheduled publishing */
  'insufficient-permissions-message.not-authorized-explanation_edit-schedules': 'షెడ్యూళ్లను మార్చే అనుమతి మీకు లేదు.',
  /** The explanation when unable to execute a schedule on scheduled publishing */
  'insufficient-permissions-message.not-authorized-explanation_execute-schedules':
    'షెడ్యూళ్లను నడిపే అనుమతి మీకు లేదు.',
  /** The explanation when unable to publish a particular document */
  'insufficient-permissions-message.not-authorized-explanation_publish-document':
    'ఈ డాక్యుమెంట్‌ను పబ్లిష్ చేసే అనుమతి మీకు లేదు.',
  /** The explanation when unable to unpublish a particular document */
  'insufficient-permissions-message.not-authorized-explanation_unpublish-document':
    'ఈ డాక్యుమెంట్‌ను సైట్ నుంచి తీసేసే అనుమతి మీకు లేదు.',
  /** Appears after the not-authorized message. Lists the current roles. */
  'insufficient-permissions-message.roles': 'మీ పాత్రలు: <Roles/>',
  /** The title for the insufficient permissions message component */
  'insufficient-permissions-message.title': 'అనుమతి చాలదు',
  /** Body of the logged-out banner shown above the login form for an unknown reason */
  'login.logged-out.generic': 'మీ సెషన్ ఇక పనిచేయదు. దయచేసి మళ్లీ సైన్ ఇన్ చేయండి.',
  /** Body of the logged-out banner shown above the login form when the session expired */
  'login.logged-out.session-expired': 'మీ సెషన్ గడువు ముగిసింది. దయచేసి మళ్లీ సైన్ ఇన్ చేయండి.',
  /** Title of the banner shown above the login form after the studio logs the user out */
  'login.logged-out.title': 'మీరు సైన్ అవుట్ అయ్యారు',
  /** Unexpected error: `{{error}}` */
  'member-field-error.unexpected-error': 'ఊహించని లోపం: {{error}}',
  /** Text shown in warning when browser is using HTTP1 to communicate with the Sanity API */
  'network-check.slow-protocol-warning.description': 'మీ బ్రౌజర్ పాత HTTP ప్రోటోకాల్ వాడుతోంది. దీనివల్ల చాలా నెమ్మదిగా ఉండవచ్చు.',
  /** Text for link that takes the user to the Sanity documentation to learn more about the HTTP1 issue */
  'network-check.slow-protocol-warning.learn-more-button.text': 'మరింత తెలుసుకోండి',
  /** Text for link that takes the user to the Sanity documentation to learn more about the HTTP1 issue */
  'network-check.slow-protocol-warning.snooze-button.text': 'ఈసారికి మళ్లీ చూపకండి',
  /** Title text for the warning dialog when browser is using HTTP1 to communicate with the Sanity API */
  'network-check.slow-protocol-warning.title': 'కనెక్షన్ నెమ్మదిగా ఉంది',
  /** Button label for "Create new document" button */
  'new-document.button': 'కొత్తది',
  /** Tooltip message displayed when hovering/activating the "Create new document" action, when there are templates/types available for creation */
  'new-document.create-new-document-label': 'కొత్త డాక్యుమెంట్…',
  /** Placeholder for the "filter" input within the new document menu */
  'new-document.filter-placeholder': 'డాక్యుమెంట్ రకాల్లో వెతకండి',
  /** Loading indicator text within the new document menu */
  'new-document.loading': 'లోడ్ అవుతోంది…',
  /** Accessibility label for the list displaying options in the new document menu */
  'new-document.new-document-aria-label': 'కొత్త డాక్యుమెంట్',
  /** Message for when there are no document type options in the new document menu */
  'new-document.no-document-types-found': 'డాక్యుమెంట్ రకాలు దొరకలేదు',
  /** Tooltip message displayed when hovering/activating the "Create new document" action, when there are no templates/types to create from */
  'new-document.no-document-types-label': 'డాక్యుమెంట్ రకాలు లేవు',
  /** Message for when no results are found for a specific search query in the new document menu */
  'new-document.no-results': '<strong>{{searchQuery}}</strong> కోసం ఫలితాలు లేవు',
  /** Aria label for the button that opens the "Create new document" popover/dialog */
  'new-document.open-dialog-aria-label': 'కొత్త డాక్యుమెంట్ మొదలుపెట్టండి',
  /** Title for "Create new document" dialog */
  'new-document.title': 'కొత్త డాక్యుమెంట్ మొదలుపెట్టండి',
  /** @deprecated Label for button that will make the browser reload when users' studio version is out-of-date */
  'package-version.new-package-available.reload-button': 'మళ్లీ లోడ్ చేయడానికి నొక్కండి',
  /** @deprecated Title of the alert for studio users when packages in their studio are out-of-date */
  'package-version.new-package-available.title': 'Sanity స్టూడియో కొత్త వెర్షన్ సిద్ధంగా ఉంది!',
  /** Label for action to invite members to the current studio project */
  'presence.action.manage-members': 'సభ్యులను ఆహ్వానించండి',
  /** Accessibility label for presence menu button */
  'presence.aria-label': 'ఎవరెవరు ఉన్నారు',
  /** Message description for when no one else is currently present */
  'presence.no-one-else-description': 'ఆన్‌లైన్‌లో ఎవరున్నారో చూడాలంటే, ప్రాజెక్ట్‌కు సభ్యులను ఆహ్వానించండి.',
  /** Message title for when no one else is currently present */
  'presence.no-one-else-title': 'ఇక్కడ ఇంకెవరూ లేరు',
  /** Message for when a user is not in a document (displayed in the global presence menu) */
  'presence.not-in-a-document': 'ఏ డాక్యుమెంట్‌లోనూ లేరు',
  /** Tooltip content text for presence menu button */
  'presence.tooltip-content': 'ఇక్కడ ఎవరున్నారు',
  /** Fallback title shown when a preview does not provide a title */
  'preview.default.title-fallback': 'పేరు లేదు',
  /** Fallback preview value for types that have "no value" (eg null, undefined) */
  'preview.fallback.no-value': '(విలువ లేదు)',
  /** Alternative text for image being shown while image is being uploaded, in previews */
  'preview.image.file-is-being-uploaded.alt-text': 'ఇప్పుడు అప్‌లోడ్ అవుతున్న ఫోటో',
  'relative-time.just-now': 'ఇప్పుడే',
  /** Action message to add document to new release */
  'release.action.add-to-new-release': 'రిలీజ్‌లో చేర్చండి',
  /** Action message to add document to release */
  'release.action.add-to-release': '{{title}}లో చేర్చండి',
  /** Tooltip message for document that is already added to release */
  'release.action.already-exists-in-release': 'ఈ డాక్యుమెంట్ రిలీజ్‌లో ఇప్పటికే ఉంది',
  /** Action message for when document is already in release */
  'release.action.already-in-release': '{{title}} రిలీజ్‌లో ఇప్పటికే ఉంది',
  /** Action message for when you click to view all versions you can copy the current document to */
  'release.action.copy-to': 'వెర్షన్‌ను ఇక్కడికి కాపీ చేయండి',
  /** Action message for creating new releases */
  'release.action.create-new': 'కొత్త రిలీజ్',
  /** Description for toast when version creation failed */
  'release.action.create-version.failure': 'వెర్షన్ తయారు కాలేదు',
  /** Action message for deleting a scheduled publish */
  'release.action.delete-schedule': 'షెడ్యూల్ తొలగించండి',
  /** Action message for when document is already in release */
  'release.action.discard-version': 'వెర్షన్‌ను వదిలేయండి',
  /** Description for toast when version discarding failed */
  'release.action.discard-version.failure': 'వెర్షన్‌ను వదిలేయలేకపోయాం',
  /** Tooltip/label for the action that opens the release edit dialog on the detail page */
  'release.action.edit-details': 'వివరాలు మార్చండి',
  /** Action message for editing the schedule of a scheduled publish */
  'release.action.edit-schedule': 'షెడ్యూల్ మార్చండి',
  /** Action message for when a new release is created off an existing version, draft or published document */
  'release.action.new-release': 'కొత్త రిలీజ్',
  /** Explanation provided when releases can't be created because the workspace release limit has been reached */
  'release.action.new-release.limit-reached': 'ఈ వర్క్‌స్పేస్‌లో {{count}} రిలీజ్ మాత్రమే ఉండవచ్చు',
  'release.action.new-release.limit-reached_other': 'ఈ వర్క్‌స్పేస్‌లో {{count}} రిలీజ్‌లు మాత్రమే ఉండవచ్చు',
  /** Action message for pausing a scheduled draft so it can be edited */
  'release.action.pause-to-edit': 'మార్చడానికి ఆపండి',
  /** Tooltip message for not having permissions for creating new releases */
  'release.action.permission.error': 'ఈ పని చేసే అనుమతి మీకు లేదు',
  /** Action message for running a scheduled draft immediately */
  'release.action.publish-now': 'ఇప్పుడే పబ్లిష్ చేయండి',
  /** Error message description for when a version is reverted from being unpublished */
  'release.action.revert-unpublish-version.failure.description':
    'ఇంటర్నెట్ చూసుకుని మళ్లీ ప్రయత్నించండి. రిలీజ్‌తో ఈ డాక్యుమెంట్ ఇంకా సైట్ నుంచి తొలగిపోతుంది.',
  /** Error message title for when a version is reverted from being unpublished */
  'release.action.revert-unpublish-version.failure.title': 'రిలీజ్‌తో సైట్ నుంచి తీసేయడాన్ని రద్దు చేయలేకపోయాం.',
  /** Action message description for when a version is reverted from being unpublished */
  'release.action.revert-unpublish-version.success.description': 'ఇప్పుడు ఈ వెర్షన్‌ను మార్చవచ్చు.',
  /** Action message title for when a version is reverted from being unpublished */
  'release.action.revert-unpublish-version.success.title': 'రిలీజ్‌తో సైట్ నుంచి తీసేయడాన్ని రద్దు చేశాం.',
  /** Action message for scheduling a paused draft */
  'release.action.schedule-publish': 'పబ్లిష్ షెడ్యూల్ చేయండి',
  /** Error message for when a version is set to be unpublished */
  'release.action.unpublish-version.failure': 'రిలీజ్‌తో ఈ వెర్షన్‌ను సైట్ నుంచి తీసేయాలని పెట్టలేకపోయాం',
  /** Action message for when a version is set to be unpublished successfully */
  'release.action.unpublish-version.success': 'రిలీజ్‌తో <strong>{{title}}</strong> సైట్ నుంచి తొలగుతుంది',
  /** Action message for when the view release is pressed */
  'release.action.view-release': 'రిలీజ్ చూడండి',
  /** Action message for when the view scheduled drafts is pressed */
  'release.action.view-scheduled-drafts': 'షెడ్యూల్ చేసిన డ్రాఫ్ట్‌లు చూడండి',
  /** Label for banner when release is scheduled */
  'release.banner.scheduled-for-publishing-on': '{{date}} పబ్లిష్ అయ్యేలా షెడ్యూల్ చేశారు',
  /** Label for button to show other variants in the document perspective list */
  'release.chip.button.other-variants_one': '+{{count}} వేరియంట్',
  /** Label for button to show other variants in the document perspective list */
  'release.chip.button.other-variants_other': '+{{count}} వేరియంట్లు',
  /** Label for button to show other versions in the document perspective list */
  'release.chip.button.other-versions_one': '+{{count}} వెర్షన్',
  /** Label for button to show other versions in the document perspective list */
  'release.chip.button.other-versions_other': '+{{count}} వెర్షన్లు',
  /** Label for Draft chip in document header */
  'release.chip.draft': 'డ్రాఫ్ట్',
  /** Label for Draft chip in global header */
  'release.chip.global.drafts': 'డ్రాఫ్ట్‌లు',
  /** Label for Published chip in document header */
  'release.chip.published': 'పబ్లిష్ అయింది',
  /** Label for tooltip in chip when document is in an archived release */
  'release.chip.tooltip.archived': 'ఈ రిలీజ్ ఆర్కైవ్ అయింది; దీన్ని మార్చలేరు.',
  /** Label for tooltip in chip with the created date */
  'release.chip.tooltip.created-date': 'తయారైంది: {{date}}',
  /** Label for tooltip in draft chip when it's a live edit document */
  'release.chip.tooltip.draft-disabled.live-edit': 'ఈ డాక్యుమెంట్ లైవ్ ఎడిట్‌లో ఉంది, డ్రాఫ్ట్‌లు ఉండవు',
  /** Label for tooltip in chip with the lasted edited date */
  'release.chip.tooltip.edited-date': 'మార్చారు: {{date}}',
  /** Label for tooltip in chip when document is intended for a future release that hasn't been scheduled */
  'release.chip.tooltip.intended-for-date': 'అనుకున్న తేదీ: {{date}}',
  /** Label for tooltip in chip when there is no recent draft edits */
  'release.chip.tooltip.no-edits': 'మార్పులు లేవు',
  /** Label for tooltip in chip when document isn't published */
  'release.chip.tooltip.not-published': 'పబ్లిష్ కాలేదు',
  'release.chip.tooltip.other-variants_one': 'ఒక వేరియంట్',
  'release.chip.tooltip.other-variants_other': '{{count}} వేరియంట్లు',
  'release.chip.tooltip.other-versions_one': 'రిలీజ్‌ల బయట మరో వెర్షన్',
  'release.chip.tooltip.other-versions_other': 'రిలీజ్‌ల బయట మరో {{count}} వెర్షన్లు',
  /** Label for tooltip in chip with the published date */
  'release.chip.tooltip.published-date': 'పబ్లిష్ అయింది: {{date}}',
  /** Label for tooltip in chip when document is in a release that has been scheduled */
  'release.chip.tooltip.scheduled-for-date': 'షెడ్యూల్: {{date}}',
  /** Label for tooltip in scheduled chip without a known date */
  'release.chip.tooltip.unknown-date': 'తేదీ తెలియదు',
  /** Label for tooltip on deleted release */
  'release.deleted-tooltip': 'ఈ రిలీజ్‌ను తొలగించారు',
  /** Title for copying version to a new release dialog */
  'release.dialog.copy-to-release.title': 'వెర్షన్‌ను కొత్త రిలీజ్‌కు కాపీ చేయండి',
  /** Title for action create a release */
  'release.dialog.create.confirm': 'రిలీజ్ తయారుచేయండి',
  /** Title for creating releases dialog */
  'release.dialog.create.title': 'కొత్త రిలీజ్',
  /** Label for the save action in the edit release dialog */
  'release.dialog.edit.confirm': 'సేవ్ చేయండి',
  /** Field label for the release description in the edit release dialog */
  'release.dialog.edit.description-label': 'వివరణ',
  /** Title for the edit release dialog */
  'release.dialog.edit.title': 'రిలీజ్ మార్చండి',
  /** Field label for the release title in the edit release dialog */
  'release.dialog.edit.title-label': 'పేరు',
  /** Body text when deleting scheduled draft and draft is already up to date */
  'release.dialog.delete-schedule-draft.body-already-current':
    'షెడ్యూల్ చేసిన ఈ డ్రాఫ్ట్‌ను తొలగించాలా? మీ డ్రాఫ్ట్ ఇప్పటికే తాజాగా ఉంది.',
  /** Body text when deleting scheduled draft and changes will be saved to draft */
  'release.dialog.delete-schedule-draft.body-will-save-to-draft':
    'షెడ్యూల్ చేసిన ఈ డ్రాఫ్ట్‌ను తొలగించాలా? మీ మార్పులు డ్రాఫ్ట్‌లో సేవ్ అవుతాయి.',
  /** Body text when deleting scheduled draft with checkbox shown for user choice */
  'release.dialog.delete-schedule-draft.body-with-choice': 'షెడ్యూల్ చేసిన ఈ డ్రాఫ్ట్‌ను తొలగించాలా?',
  /** Confirm button text for deleting a scheduled draft */
  'release.dialog.delete-schedule-draft.confirm': 'అవును, షెడ్యూల్ తొలగించండి',
  /** Checkbox label for copying scheduled draft to draft before deletion */
  'release.dialog.delete-schedule-draft.copy-checkbox': 'షెడ్యూల్ చేసిన మార్పులను డ్రాఫ్ట్‌లోకి కాపీ చేసి ఉంచండి (మంచిది)',
  /** Explanation text shown when scheduled draft has different changes than current draft */
  'release.dialog.delete-schedule-draft.different-changes-explanation':
    'షెడ్యూల్ చేసిన డ్రాఫ్ట్‌లోని మార్పులు, ఇప్పటి డ్రాఫ్ట్‌లోని మార్పులు వేర్వేరు.',
  /** Header for the dialog confirming deletion of a scheduled draft */
  'release.dialog.delete-schedule-draft.header': 'షెడ్యూల్ చేసిన డ్రాఫ్ట్‌ను తొలగించండి',
  /** Body text for change schedule dialog */
  'release.dialog.edit-schedule.body': 'పబ్లిష్ కావాల్సిన కొత్త తేదీ, సమయం ఎంచుకోండి.',
  /** Confirm button text for change schedule dialog */
  'release.dialog.edit-schedule.confirm': 'షెడ్యూల్ మార్చండి',
  /** Header for change schedule dialog */
  'release.dialog.edit-schedule.header': 'షెడ్యూల్ మార్పు',
  /** Body text for the dialog confirming running a scheduled draft immediately */
  'release.dialog.publish-scheduled-draft.body': 'షెడ్యూల్ చేసిన ఈ డ్రాఫ్ట్‌ను ఇప్పుడే పబ్లిష్ చేయాలా?',
  /** Confirm button text for running a scheduled draft immediately */
  'release.dialog.publish-scheduled-draft.confirm': 'అవును, ఇప్పుడే చేయండి',
  /** Header for the dialog confirming running a scheduled draft immediately */
  'release.dialog.publish-scheduled-draft.header': 'డ్రాఫ్ట్‌ను ఇప్పుడే పబ్లిష్ చేయండి',
  /** Label for description in tooltip to explain release types */
  'release.dialog.tooltip.description':
    'ఇది ప్లాన్ కోసం, ప్రివ్యూ కోసం, డాక్యుమెంట్లు ఒకదానికొకటి అడ్డు పడుతున్నాయా అని చూడటానికి మాత్రమే. ఇక్కడ సమయం పెడితే రిలీజ్ షెడ్యూల్ కాదు. డాక్యుమెంట్లన్నీ సిద్ధమయ్యాక మీరే రిలీజ్‌ను నడపాలి లేదా షెడ్యూల్ చేయాలి.',
  /** Label for noting that a release time is not final */
  'release.dialog.tooltip.note': 'తర్వాత ఎప్పుడైనా మార్చవచ్చు.',
  /** Title for tooltip to explain release time */
  'release.dialog.tooltip.title': 'రిలీజ్ సుమారు సమయం',
  /** The placeholder text when the release doesn't have a description */
  'release.form.placeholder-describe-release': 'రిలీజ్ గురించి రాయండి…',
  /** Tooltip for button to hide release visibility */
  'release.layer.hide': 'రిలీజ్‌ను దాచండి',
  /** Label for the release menu */
  'release.menu.label': 'రిలీజ్ మెనూ',
  /** Menu item label for scheduled drafts */
  'release.menu.scheduled-drafts': 'షెడ్యూల్ చేసిన డ్రాఫ్ట్‌లు చూడండి',
  /** Tooltip for the release menu */
  'release.menu.tooltip': 'పనులు',
  /** Menu item label for viewing content releases */
  'release.menu.view-releases': 'కంటెంట్ రిలీజ్‌లు చూడండి',
  /** Label for draft perspective in navbar */
  'release.navbar.drafts': 'డ్రాఫ్ట్‌లు',
  /** Label for published releases in navbar */
  'release.navbar.published': 'పబ్లిష్ అయింది',
  /** Tooltip for releases navigation in navbar */
  'release.navbar.tooltip': 'షెడ్యూళ్లు చూడండి',
  /** The placeholder text when the release doesn't have a title */
  'release.placeholder-untitled-release': 'పేరు లేని రిలీజ్',
  /** Description for warning that the published schedule time is in the past */
  'release.schedule-dialog.publish-date-in-past-warning': 'రాబోయే తేదీ, సమయం ఎంచుకోండి.',
  /** Label for date picker when scheduling a release */
  'release.schedule-dialog.select-publish-date-label': 'పబ్లిష్ కావాల్సిన సమయం',
  /** The toast description that will be shown when the user has a release perspective which is now archived */
  'release.toast.archived-release.description': 'ఈ రిలీజ్‌ను పిన్ నుంచి తీసేశాం',
  /** The toast title that will be shown when the user has a release perspective which is now archived */
  'release.toast.archived-release.title': "'{{title}}' రిలీజ్ ఆర్కైవ్ అయింది",
  /** The toast title that will be shown the creating a release fails */
  'release.toast.create-release-error.title': 'రిలీజ్ తయారు కాలేదు',
  /** The toast title shown when saving edits to a release's details fails */
  'release.toast.edit-release-error.title': 'రిలీజ్ వివరాలు సేవ్ కాలేదు',
  /** Error toast for deleting a scheduled draft */
  'release.toast.delete-schedule-draft.error':
    'షెడ్యూల్ చేసిన <strong>{{title}}</strong> డ్రాఫ్ట్‌ను తొలగించలేకపోయాం: {{error}}',
  /** Success toast for deleting a scheduled draft */
  'release.toast.delete-schedule-draft.success': 'షెడ్యూల్ చేసిన <strong>{{title}}</strong> డ్రాఫ్ట్‌ను తొలగించాం.',
  /** The toast title that will be shown when the user has a release perspective which is now deleted @deprecated – no longer needed */
  'release.toast.not-found-release.title': "'{{title}}' రిలీజ్ దొరకలేదు",
  /** Error toast for pausing a scheduled draft */
  'release.toast.pause-scheduled-draft.error':
    'షెడ్యూల్ చేసిన <strong>{{title}}</strong> డ్రాఫ్ట్‌ను ఆపలేకపోయాం: {{error}}',
  /** Error toast for running a scheduled publish immediately */
  'release.toast.publish-scheduled-draft.error':
    'షెడ్యూల్ చేసిన <strong>{{title}}</strong> డ్రాఫ్ట్‌ను పబ్లిష్ చేయలేకపోయాం: {{error}}',
  /** Success toast for running a scheduled publish immediately */
  'release.toast.publish-scheduled-draft.success': 'షెడ్యూల్ చేసిన <strong>{{title}}</strong> డ్రాఫ్ట్ పబ్లిష్ అయింది.',
  /** The toast description that will be shown when the user has a release perspective which is now published */
  'release.toast.published-release.description': 'ఈ రిలీజ్‌ను పిన్ నుంచి తీసేశాం',
  /** The toast title that will be shown when the user has a release perspective which is now published */
  'release.toast.published-release.title': "'{{title}}' రిలీజ్ పబ్లిష్ అయింది",
  /** Error toast for rescheduling a draft */
  'release.toast.reschedule-scheduled-draft.error':
    'షెడ్యూల్ చేసిన <strong>{{title}}</strong> డ్రాఫ్ట్ సమయం మార్చలేకపోయాం: {{error}}',
  /** Success toast for rescheduling a draft */
  'release.toast.reschedule-scheduled-draft.success': 'షెడ్యూల్ చేసిన <strong>{{title}}</strong> డ్రాఫ్ట్ సమయం మార్చాం.',
  /** Error toast for scheduling a paused draft */
  'release.toast.schedule-publish.error': 'డ్రాఫ్ట్‌ను షెడ్యూల్ చేయలేకపోయాం: {{error}}',
  /** Success toast for scheduling a paused draft */
  'release.toast.schedule-publish.success': 'డ్రాఫ్ట్‌ను షెడ్యూల్ చేశాం',
  /** The toast title that will be shown when the user has a scheduled draft perspective which is now published */
  'release.toast.scheduled-draft-published.title': 'షెడ్యూల్ చేసిన డ్రాఫ్ట్ పబ్లిష్ అయింది',
  /** Label for when a version of a document has already been added to the release */
  'release.tooltip.already-added': 'ఈ డాక్యుమెంట్ వెర్షన్‌ను ఇప్పటికే చేర్చారు',
  /** Label for when a release is scheduled / scheduling and a user can't add a document version to it */
  'release.tooltip.locked': 'ఈ రిలీజ్ షెడ్యూల్ అయింది. ఇంకా డాక్యుమెంట్లు చేర్చాలంటే షెడ్యూల్ రద్దు చేయండి.',
  /** Label for the release type 'as soon as possible' */
  'release.type.asap': 'వీలైనంత త్వరగా',
  /** Label for the release type 'at time', meaning it's a release with a scheduled date */
  'release.type.scheduled': 'నిర్ణీత సమయానికి',
  /** Label for the release type 'undecided' */
  'release.type.undecided': 'ఇంకా నిర్ణయించలేదు',
  /** Tooltip for the dropdown to show all versions of document */
  'release.version-list.tooltip': 'డాక్యుమెంట్ వెర్షన్లన్నీ చూడండి',
  /** Button text for contacting support in the releases misconfiguration dialog */
  'releases.upsell.misconfiguration.contact-support': 'సపోర్ట్‌ను సంప్రదించండి',
  /** Header for the releases misconfiguration dialog */
  'releases.upsell.misconfiguration.header': 'కంటెంట్ రిలీజ్‌ల సెటప్‌లో సమస్య',
  /** Message shown in the releases misconfiguration dialog */
  'releases.upsell.misconfiguration.message':
    'మీ ప్రాజెక్ట్‌లో కంటెంట్ రిలీజ్‌లు ఉన్నాయి, కానీ రిలీజ్‌ల పరిమితి సెటప్‌లో సమస్య ఉంది. సరిచేయడానికి సపోర్ట్‌ను సంప్రదించండి.',
  /** Confirm button text for the schedule publish dialog */
  'schedule-publish-dialog.confirm': 'షెడ్యూల్ చేయండి',
  /** Description for the schedule publish dialog */
  'schedule-publish-dialog.description': 'ఈ డాక్యుమెంట్ ఎప్పుడు పబ్లిష్ కావాలో ఎంచుకోండి.',
  /** Header for the schedule publish dialog */
  'schedule-publish-dialog.header': 'డ్రాఫ్ట్ పబ్లిష్‌ను షెడ్యూల్ చేయండి',
  /** Title for a scheduled draft release */
  'scheduled-drafts.release.title': 'షెడ్యూల్ చేసిన పబ్లిష్',
  /** Accessibility label to open search action when the search would go fullscreen (eg on narrower screens) */
  'search.action-open-aria-label': 'వెతుకులాట తెరవండి',
  /** Action label for adding a search filter */
  'search.action.add-filter': 'ఫిల్టర్ జోడించండి',
  /** Action label for clearing search filters */
  'search.action.clear-filters': 'ఫిల్టర్లు తీసేయండి',
  /** Label for action to clear recent searches */
  'search.action.clear-recent-searches': 'ఇటీవల వెతికినవి తీసేయండి',
  /** Accessibility label for action to clear all currently applied document type filters */
  'search.action.clear-type-filters-aria-label': 'టిక్ పెట్టిన ఫిల్టర్లు తీసేయండి',
  /** Label for action to clear all currently applied document type filters */
  'search.action.clear-type-filters-label': 'ఖాళీ చేయండి',
  /** Accessibility label for when the search is full screen (on narrow screens) and you want to close the search */
  'search.action.close-search-aria-label': 'వెతుకులాట మూసేయండి',
  /** Accessibility label for filtering by document type */
  'search.action.filter-by-document-type-aria-label': 'డాక్యుమెంట్ రకం ఫిల్టర్',
  /** Accessibility action label for removing an already applied search filter */
  'search.action.remove-filter-aria-label': 'ఫిల్టర్ తీసేయండి',
  /** Text displayed when either no document type(s) have been selected, or we need a fallback, eg "Search for all types". */
  'search.action.search-all-types': 'అన్ని డాక్యుమెంట్లలో వెతకండి',
  /** Text displayed when we are able to determine one or more document types that will be used for searching, and can fit within the space assigned by the design. */
  'search.action.search-specific-types': '{{types, list}} వెతకండి',
  /** Text displayed when we are able to determine one or more document types that will be used for searching, but cannot list them all within the space assigned by the design, so we need an additional "and X more" suffix. Allows using pluralization suffixes, eg `_one`, `_other` etc. */
  'search.action.search-specific-types-truncated': '{{types, list}}, ఇంకా {{count}} వెతకండి',
  /** Dialog title for action to select an asset of unknown type */
  'search.action.select-asset': 'ఫైల్ ఎంచుకోండి',
  /** Dialog title for action to select a file asset */
  'search.action.select-asset_file': 'ఫైల్ ఎంచుకోండి',
  /** Dialog title for action to select an image asset */
  'search.action.select-asset_image': 'ఫోటో ఎంచుకోండి',
  /** Accessibility label for when the search is full screen (on narrow screens) and you want to hide filters */
  'search.action.toggle-filters-aria-label_hide': 'ఫిల్టర్లు దాచండి',
  /** Accessibility label for when the search is full screen (on narrow screens) and you want to show filters */
  'search.action.toggle-filters-aria-label_show': 'ఫిల్టర్లు చూపండి',
  /** Label for when the search is full screen (on narrow screens) and you want to hide filters */
  'search.action.toggle-filters-label_hide': 'ఫిల్టర్లు దాచండి',
  /** Label for when the search is full screen (on narrow screens) and you want to show filters */
  'search.action.toggle-filters-label_show': 'ఫిల్టర్లు చూపండి',
  /** Tooltip text for the global search button */
  'search.button.tooltip': 'వెతకండి',
  /** A list of provided types (use `list` formatter preferably). */
  'search.document-type-list': '{{types, list}}',
  /** In the context of a list of document types - no filtering selection has been done, thus the default is "all types". */
  'search.document-type-list-all-types': 'అన్ని రకాలు',
  /** A list of provided types that has been truncated - more types are included but not displayed, thus we need to indicate that there are more. Allows using pluralization suffixes, eg `_one`, `_other` etc. */
  'search.document-type-list-truncated': '{{types, list}}, ఇంకా {{count}}',
  /** Accessibility label for list displaying the available document types */
  'search.document-types-aria-label': 'డాక్యుమెంట్ రకాలు',
  /** Label for when no document types matching the filter are found */
  'search.document-types-no-matches-found': '{{filter}}కు సరిపోయేవి లేవు',
  /** Description for error when a filter cannot be displayed, describes that you should check the schema */
  'search.error.display-filter-description': 'మీ స్కీమాలోని ఎంపికలు సరిగ్గా లేకపోవచ్చు.',
  /** Title for error when a filter cannot be displayed (mainly a developer-oriented error) */
  'search.error.display-filter-title': 'ఈ ఫిల్టర్‌ను చూపుతుండగా లోపం వచ్చింది.',
  /** Description for error when no valid asset source is found, describes that you should check the the current studio config */
  'search.error.no-valid-asset-source-check-config-description': 'స్టూడియో సెటప్ ఫైల్‌లో అది ఆన్‌లో ఉందో లేదో చూడండి.',
  /** Description for error when no valid asset source is found, describes that only the default asset is supported */
  'search.error.no-valid-asset-source-only-default-description': 'ప్రస్తుతం మామూలు ఫైళ్ల మూలం మాత్రమే పనిచేస్తుంది.',
  /** Title for error when no valid asset sources found */
  'search.error.no-valid-asset-source-title': 'సరైన ఫైళ్ల మూలాలు లేవు.',
  /** Helpful description for when search returned an error that we are not able to describe in detail */
  'search.error.unspecified-error-help-description': 'ఇంటర్నెట్ చూసుకుని మళ్లీ ప్రయత్నించండి',
  /** Title label for when search returned an error that we are not able to describe in detail */
  'search.error.unspecified-error-title': 'వెతుకుతుండగా ఏదో పొరపాటు జరిగింది',
  /** Label for "All fields", a label that appears above the list of available fields when filtering. If one or more document type has been chosen as filter, this label is replaced with a group of fields per selected document type */
  'search.filter-all-fields-header': 'అన్ని ఫీల్డ్‌లు',
  /** Label for the action of changing from one file to a different file in asset search filter */
  'search.filter-asset-change_file': 'ఫైల్ మార్చండి',
  /** Label for the action of changing from one image to a different image in asset search filter */
  'search.filter-asset-change_image': 'ఫోటో మార్చండి',
  /** Label for the action of clearing the currently selected asset in an image/file filter */
  'search.filter-asset-clear': 'ఖాళీ చేయండి',
  /** Label for the action of selecting a file in asset search filter */
  'search.filter-asset-select_file': 'ఫైల్ ఎంచుకోండి',
  /** Label for the action of selecting an image in asset search filter */
  'search.filter-asset-select_image': 'ఫోటో ఎంచుకోండి',
  /** Label for boolean filter - false */
  'search.filter-boolean-false': 'కాదు',
  /** Label for boolean filter - true */
  'search.filter-boolean-true': 'అవును',
  /** Accessibility label for list that lets you filter fields by title, when adding a new filter in search */
  'search.filter-by-title-aria-label': 'పేరుతో వడపోయండి',
  /** Accessibility label for date filter input */
  'search.filter-date-aria-label': 'తేదీ',
  /** Accessibility label for selecting end date on the date range search filter */
  'search.filter-date-range-end-date-aria-label': 'చివరి తేదీ',
  /** Accessibility label for selecting start date on the date range search filter */
  'search.filter-date-range-start-date-aria-label': 'మొదటి తేదీ',
  /** Accessibility label for selecting the unit (day/month/year) when adding "X days ago" search filter */
  'search.filter-date-unit-aria-label': 'యూనిట్ ఎంచుకోండి',
  /** Label for "Days"/"Months"/"Years" when selecting it as unit in "X days ago" search filter. Capitalized, as it would be listed in a dropdown. */
  'search.filter-date-unit_days': 'రోజులు',
  'search.filter-date-unit_months': 'నెలలు',
  'search.filter-date-unit_years': 'సంవత్సరాలు',
  /** Accessibility label for the input value (days/months/years) when adding "X days ago" search filter */
  'search.filter-date-value-aria-label': 'ఎన్ని',
  /** Label for "field description" shown in tooltip when navigating list of possible fields to filter */
  'search.filter-field-tooltip-description': 'ఫీల్డ్ వివరణ',
  /** Label for "field name" shown in tooltip when navigating list of possible fields to filter */
  'search.filter-field-tooltip-name': 'ఫీల్డ్ పేరు',
  /** Label for "Used in document types", a list of the document types a field appears in. Shown in tooltip when navigating list of possible fields to filter */
  'search.filter-field-tooltip-used-in-document-types': 'ఈ డాక్యుమెంట్ రకాల్లో ఉంది',
  /** Label for when no fields/filters are found for the given term */
  'search.filter-no-matches-found': '{{filter}}కు సరిపోయేవి లేవు',
  /** Placeholder value for maximum numeric value filter */
  'search.filter-number-max-value-placeholder': 'గరిష్ఠ విలువ',
  /** Placeholder value for minimum numeric value filter */
  'search.filter-number-min-value-placeholder': 'కనిష్ఠ విలువ',
  /** Placeholder value for the number filter */
  'search.filter-number-value-placeholder': 'విలువ',
  /** Placeholder for the "Filter" input, when narrowing possible fields/filters */
  'search.filter-placeholder': 'వడపోయండి',
  /** Label for the action of clearing the currently selected document in a reference filter */
  'search.filter-reference-clear': 'ఖాళీ చేయండి',
  /** Label for "shared fields", a label that appears above a list of fields that all filtered types have in common, when adding a new filter. For instance, if "book" and "employee" both have a "title" field, this field would be listed under "shared fields". */
  'search.filter-shared-fields-header': 'అన్నిటిలో ఉన్న ఫీల్డ్‌లు',
  /** Placeholder value for the string filter */
  'search.filter-string-value-placeholder': 'విలువ',
  /** Label/placeholder prompting user to select one of the predefined, allowed values for a string field */
  'search.filter-string-value-select-predefined-value': 'ఎంచుకోండి…',
  /** Accessibility label for the "Filters" list, that is shown when using "Add filter" in search (singular) */
  'search.filters-aria-label_one': 'వడపోయండి',
  /** Accessibility label for the "Filters" list, that is shown when using "Add filter" in search (plural) */
  'search.filters-aria-label_other': 'ఫిల్టర్లు',
  /** Label for instructions on how to use the search - displayed when no recent searches are available */
  'search.instructions': 'ఫలితాలు తగ్గించడానికి <ControlsIcon/> వాడండి',
  /** Helpful description for when no search results are found */
  'search.no-results-help-description': 'వేరే మాటతో వెతకండి, లేదా ఫిల్టర్లు మార్చండి',
  /** Title label for when no search results are found */
  'search.no-results-title': 'ఫలితాలు లేవు',
  /** Individual search operators. * The `name` variant is the form we use when the user is building a query, and selecting from a list of available operators for a field. Keep in mind that since the user knows what the field represents, we do not need to contextualize too much, and that the user may not be a developer eg prefer "quantity is" over "array has length". Additionally, (if applicable in language) use lowercased names. * The `description` variant is the form shown once the filter has enough information to apply, and is shown in the list of applied filters. It is passed components that _should_ be used to compose the filter string, and to format them correctly: * `<Field/>` - eg "Bird species", "Category", "Date of birth" `<Operator>operator text</Operator>` - eg "has ≤", "includes", "is" `<Value>{{value}}</Value>` - eg "Hawk", "Sparrow", "Eagle" * Where applicable, a `count` is passed, allowing you to pluralize where needed, by using suffixes such as `_zero`, `_one`, `_other` etc. * Prefer (reasonable) brevity since many filters may be applied. For instance: `<Field/> has ≤ <Value/>` may be better than `<Field/> has less than or equal to <Value/>` */
  'search.operator.array-count-equal.description_one':
    '<Field/> <Value>{{count}} అంశం</Value> <Operator>ఉన్నవి</Operator>',
  'search.operator.array-count-equal.description_other':
    '<Field/> <Value>{{count}} అంశాలు</Value> <Operator>ఉన్నవి</Operator>',
  'search.operator.array-count-equal.name': 'సంఖ్య సమానం',
  'search.operator.array-count-gt.description_one':
    '<Field/> <Operator>ఇంతకంటే ఎక్కువ:</Operator> <Value>{{count}} అంశం</Value>',
  'search.operator.array-count-gt.description_other':
    '<Field/> <Operator>ఇంతకంటే ఎక్కువ:</Operator> <Value>{{count}} అంశాలు</Value>',
  'search.operator.array-count-gt.name': 'సంఖ్య ఇంతకంటే ఎక్కువ',
  'search.operator.array-count-gte.description_one':
    '<Field/> <Operator>కనీసం</Operator> <Value>{{count}} అంశం</Value>',
  'search.operator.array-count-gte.description_other':
    '<Field/> <Operator>కనీసం</Operator> <Value>{{count}} అంశాలు</Value>',
  'search.operator.array-count-gte.name': 'సంఖ్య కనీసం',
  'search.operator.array-count-lt.description_one':
    '<Field/> <Operator>ఇంతకంటే తక్కువ:</Operator> <Value>{{count}} అంశం</Value>',
  'search.operator.array-count-lt.description_other':
    '<Field/> <Operator>ఇంతకంటే తక్కువ:</Operator> <Value>{{count}} అంశాలు</Value>',
  'search.operator.array-count-lt.name': 'సంఖ్య ఇంతకంటే తక్కువ',
  'search.operator.array-count-lte.description_one':
    '<Field/> <Operator>గరిష్ఠంగా</Operator> <Value>{{count}} అంశం</Value>',
  'search.operator.array-count-lte.description_other':
    '<Field/> <Operator>గరిష్ఠంగా</Operator> <Value>{{count}} అంశాలు</Value>',
  'search.operator.array-count-lte.name': 'సంఖ్య గరిష్ఠంగా',
  'search.operator.array-count-not-equal.description_one':
    '<Field/> <Value>{{count}} అంశం</Value> <Operator>లేనివి</Operator>',
  'search.operator.array-count-not-equal.description_other':
    '<Field/> <Value>{{count}} అంశాలు</Value> <Operator>లేనివి</Operator>',
  'search.operator.array-count-not-equal.name': 'సంఖ్య సమానం కాదు',
  /** Array should have a count within the range of given filter values. Gets passed `{{from}}` and `{{to}}` values. */
  'search.operator.array-count-range.description':
    '<Field/> <Value>{{from}} → {{to}} అంశాలు</Value> <Operator>ఉన్నవి</Operator>',
  'search.operator.array-count-range.name': 'సంఖ్య ఈ మధ్యలో',
  'search.operator.array-list-includes.description':
    '<Field/> <Value>{{value}}</Value> <Operator>ఉన్నవి</Operator>',
  'search.operator.array-list-includes.name': 'ఇది ఉంది',
  'search.operator.array-list-not-includes.description':
    '<Field/> <Value>{{value}}</Value> <Operator>లేనివి</Operator>',
  'search.operator.array-list-not-includes.name': 'ఇది లేదు',
  'search.operator.array-reference-includes.description':
    '<Field/> <Value>{{value}}</Value> <Operator>ఉన్నవి</Operator>',
  'search.operator.array-reference-includes.name': 'ఇది ఉంది',
  'search.operator.array-reference-not-includes.description':
    '<Field/> <Value>{{value}}</Value> <Operator>లేనివి</Operator>',
  'search.operator.array-reference-not-includes.name': 'ఇది లేదు',
  'search.operator.asset-file-equal.description':
    '<Field/> <Operator>ఇదే:</Operator> <Value>{{value}}</Value>',
  'search.operator.asset-file-equal.name': 'ఇదే',
  'search.operator.asset-file-not-equal.description':
    '<Field/> <Operator>ఇది కాదు:</Operator> <Value>{{value}}</Value>',
  'search.operator.asset-file-not-equal.name': 'ఇది కాదు',
  'search.operator.asset-image-equal.description':
    '<Field/> <Operator>ఇదే:</Operator> <Value>{{value}}</Value>',
  'search.operator.asset-image-equal.name': 'ఇదే',
  'search.operator.asset-image-not-equal.description':
    '<Field/> <Operator>ఇది కాదు:</Operator> <Value>{{value}}</Value>',
  'search.operator.asset-image-not-equal.name': 'ఇది కాదు',
  /** Boolean value should be the given filter value (true/false). Context passed is `true` and `false`, allowing for more specific translations: - `search.operator.boolean-equal.description_true` - `search.operator.boolean-equal.description_false` */
  'search.operator.boolean-equal.description': '<Field/> <Operator>ఇదే:</Operator> <Value>{{value}}</Value>',
  'search.operator.boolean-equal.name': 'ఇదే',
  'search.operator.date-after.description': '<Field/> <Value>{{value}}</Value> <Operator>తర్వాత</Operator>',
  'search.operator.date-after.name': 'తర్వాత',
  'search.operator.date-before.description':
    '<Field/> <Value>{{value}}</Value> <Operator>కంటే ముందు</Operator>',
  'search.operator.date-before.name': 'ముందు',
  'search.operator.date-equal.description': '<Field/> <Operator>ఇదే:</Operator> <Value>{{value}}</Value>',
  'search.operator.date-equal.name': 'ఇదే',
  'search.operator.date-last.description': '<Field/> <Operator>గత</Operator> <Value>{{value}}</Value>',
  'search.operator.date-last.name': 'గత',
  'search.operator.date-not-equal.description':
    '<Field/> <Operator>ఇది కాదు:</Operator> <Value>{{value}}</Value>',
  'search.operator.date-not-equal.name': 'ఇది కాదు',
  'search.operator.date-range.description': '<Field/> <Value/> <Operator>మధ్య</Operator>',
  'search.operator.date-range.name': 'ఈ మధ్యలో',
  'search.operator.date-time-after.description':
    '<Field/> <Value>{{value}}</Value> <Operator>తర్వాత</Operator>',
  'search.operator.date-time-after.name': 'తర్వాత',
  'search.operator.date-time-before.description':
    '<Field/> <Value>{{value}}</Value> <Operator>కంటే ముందు</Operator>',
  'search.operator.date-time-before.name': 'ముందు',
  'search.operator.date-time-equal.description': '<Field/> <Operator>ఇదే:</Operator> <Value>{{value}}</Value>',
  'search.operator.date-time-equal.name': 'ఇదే',
  'search.operator.date-time-last.description': '<Field/> <Operator>గత</Operator> <Value>{{value}}</Value>',
  'search.operator.date-time-last.name': 'గత',
  'search.operator.date-time-not-equal.description':
    '<Field/> <Operator>ఇది కాదు:</Operator> <Value>{{value}}</Value>',
  'search.operator.date-time-not-equal.name': 'ఇది కాదు',
  'search.operator.date-time-range.description': '<Field/> <Value/> <Operator>మధ్య</Operator>',
  'search.operator.date-time-range.name': 'ఈ మధ్యలో',
  'search.operator.defined.description': '<Field/> <Value>ఖాళీ</Value> <Operator>కాదు</Operator>',
  'search.operator.defined.name': 'ఖాళీ కాదు',
  'search.operator.not-defined.description': '<Field/> <Value>ఖాళీగా</Value> <Operator>ఉంది</Operator>',
  'search.operator.not-defined.name': 'ఖాళీ',
  'search.operator.number-equal.description': '<Field/> <Operator>ఇదే:</Operator> <Value>{{value}}</Value>',
  'search.operator.number-equal.name': 'ఇదే',
  'search.operator.number-gt.description': '<Field/> <Operator>></Operator> <Value>{{value}}</Value>',
  'search.operator.number-gt.name': 'ఇంతకంటే ఎక్కువ',
  'search.operator.number-gte.description': '<Field/> <Operator>≥</Operator> <Value>{{value}}</Value>',
  'search.operator.number-gte.name': 'ఇంత లేదా ఎక్కువ',
  'search.operator.number-lt.description': '<Field/> <Operator><</Operator> <Value>{{value}}</Value>',
  'search.operator.number-lt.name': 'ఇంతకంటే తక్కువ',
  'search.operator.number-lte.description': '<Field/> <Operator>≤</Operator> <Value>{{value}}</Value>',
  'search.operator.number-lte.name': 'ఇంత లేదా తక్కువ',
  'search.operator.number-not-equal.description':
    '<Field/> <Operator>ఇది కాదు:</Operator> <Value>{{value}}</Value>',
  'search.operator.number-not-equal.name': 'ఇది కాదు',
  'search.operator.number-range.description':
    '<Field/> <Value>{{from}} → {{to}}</Value> <Operator>మధ్య</Operator>',
  'search.operator.number-range.name': 'ఈ మధ్యలో',
  'search.operator.portable-text-contains.description':
    '<Field/> <Value>{{value}}</Value> <Operator>ఉన్నవి</Operator>',
  'search.operator.portable-text-contains.name': 'ఈ మాట ఉంది',
  'search.operator.portable-text-equal.description':
    '<Field/> <Operator>ఇదే:</Operator> <Value>{{value}}</Value>',
  'search.operator.portable-text-equal.name': 'ఇదే',
  'search.operator.portable-text-not-contains.description':
    '<Field/> <Value>{{value}}</Value> <Operator>లేనివి</Operator>',
  'search.operator.portable-text-not-contains.name': 'ఈ మాట లేదు',
  'search.operator.portable-text-not-equal.description':
    '<Field/> <Operator>ఇది కాదు:</Operator> <Value>{{value}}</Value>',
  'search.operator.portable-text-not-equal.name': 'ఇది కాదు',
  'search.operator.reference-asset-file.description':
    '<Field/> <Operator>→</Operator> <Value>{{value}}</Value>',
  'search.operator.reference-asset-file.name': 'ఫైల్',
  'search.operator.reference-asset-image.description':
    '<Field/> <Operator>→</Operator> <Value>{{value}}</Value>',
  'search.operator.reference-asset-image.name': 'ఫోటో',
  'search.operator.reference-document.description':
    '<Field/> <Operator>→</Operator> <Value>{{value}}</Value>',
  'search.operator.reference-document.name': 'డాక్యుమెంట్',
  'search.operator.reference-equal.description': '<Field/> <Operator>ఇదే:</Operator> <Value>{{value}}</Value>',
  'search.operator.reference-equal.name': 'ఇదే',
  'search.operator.reference-not-equal.description':
    '<Field/> <Operator>ఇది కాదు:</Operator> <Value>{{value}}</Value>',
  'search.operator.reference-not-equal.name': 'ఇది కాదు',
  'search.operator.slug-contains.description': '<Field/> <Value>{{value}}</Value> <Operator>ఉన్నవి</Operator>',
  'search.operator.slug-contains.name': 'ఈ మాట ఉంది',
  'search.operator.slug-equal.description': '<Field/> <Operator>ఇదే:</Operator> <Value>{{value}}</Value>',
  'search.operator.slug-equal.name': 'ఇదే',
  'search.operator.slug-not-contains.description':
    '<Field/> <Value>{{value}}</Value> <Operator>లేనివి</Operator>',
  'search.operator.slug-not-contains.name': 'ఈ మాట లేదు',
  'search.operator.slug-not-equal.description':
    '<Field/> <Operator>ఇది కాదు:</Operator> <Value>{{value}}</Value>',
  'search.operator.slug-not-equal.name': 'ఇది కాదు',
  'search.operator.string-contains.description':
    '<Field/> <Value>{{value}}</Value> <Operator>ఉన్నవి</Operator>',
  'search.operator.string-contains.name': 'ఈ మాట ఉంది',
  'search.operator.string-equal.description': '<Field/> <Operator>ఇదే:</Operator> <Value>{{value}}</Value>',
  'search.operator.string-equal.name': 'ఇదే',
  'search.operator.string-list-equal.description':
    '<Field/> <Operator>ఇదే:</Operator> <Value>{{value}}</Value>',
  'search.operator.string-list-equal.name': 'ఇదే',
  'search.operator.string-list-not-equal.description':
    '<Field/> <Operator>ఇది కాదు:</Operator> <Value>{{value}}</Value>',
  'search.operator.string-list-not-equal.name': 'ఇది కాదు',
  'search.operator.string-not-contains.description':
    '<Field/> <Value>{{value}}</Value> <Operator>లేనివి</Operator>',
  'search.operator.string-not-contains.name': 'ఈ మాట లేదు',
  'search.operator.string-not-equal.description':
    '<Field/> <Operator>ఇది కాదు:</Operator> <Value>{{value}}</Value>',
  'search.operator.string-not-equal.name': 'ఇది కాదు',
  /** Label for the "Best match" search ordering type */
  'search.ordering.best-match-label': 'బాగా సరిపోయేవి',
  /** Label for the "Created: Oldest first" search ordering type */
  'search.ordering.created-ascending-label': 'తయారైనవి: పాతవి ముందు',
  /** Label for the "Created: Newest first" search ordering type */
  'search.ordering.created-descending-label': 'తయారైనవి: కొత్తవి ముందు',
  /** Label for the "Updated: Oldest first" search ordering type */
  'search.ordering.updated-ascending-label': 'మారినవి: పాతవి ముందు',
  /** Label for the "Updated: Newest first" search ordering type */
  'search.ordering.updated-descending-label': 'మారినవి: కొత్తవి ముందు',
  /** Placeholder text for the global search input field */
  'search.placeholder': 'వెతకండి',
  /** Accessibility label for the recent searches section, shown when no valid search terms has been given */
  'search.recent-searches-aria-label': 'ఇటీవల వెతికినవి',
  /** Label/heading shown for the recent searches section */
  'search.recent-searches-label': 'ఇటీవల వెతికినవి',
  /** Accessibility label for the search results section, shown when the user has typed valid terms */
  'search.search-results-aria-label': 'ఫలితాలు',
  /** Accessibility label for the navbar status button */
  'status-button.aria-label': 'సెటప్ స్థితి',
  'time-zone.action.search-for-timezone-placeholder': 'ఊరు లేదా టైమ్ జోన్ వెతకండి',
  'time-zone.action.select-local-time-zone': 'స్థానిక టైమ్ జోన్ ఎంచుకోండి',
  'time-zone.dialog-info.content-releases': 'ఎంచుకున్న టైమ్ జోన్ ప్రకారం కంటెంట్ రిలీజ్‌లలో తేదీలు కనిపిస్తాయి.',
  'time-zone.dialog-info.input': 'ఎంచుకున్న టైమ్ జోన్ ప్రకారం ఈ డాక్యుమెంట్‌లో ఈ ఫీల్డ్‌లోనే తేదీలు కనిపిస్తాయి.',
  'time-zone.dialog-info.scheduled-publishing': 'ఎంచుకున్న టైమ్ జోన్ ప్రకారం షెడ్యూళ్లలో తేదీలు కనిపిస్తాయి.',
  'time-zone.local-time': 'స్థానిక సమయం',
  'time-zone.time-zone': 'టైమ్ జోన్',
  'time-zone.time-zone-tooltip-content-releases': 'రిలీజ్‌లు {{alternativeName}} GMT{{offset}}లో కనిపిస్తున్నాయి',
  'time-zone.time-zone-tooltip-input': '<em>{{title}}</em> {{alternativeName}} GMT{{offset}}లో కనిపిస్తోంది',
  'time-zone.time-zone-tooltip-scheduled-publishing': 'షెడ్యూళ్లు {{alternativeName}} GMT{{offset}}లో కనిపిస్తున్నాయి',
  /** Title for the changes tooltip in the history inspector */
  'timeline.changes.title': 'మార్చినవారు',
  /** Description for error when the timeline for the given document can't be loaded */
  'timeline.error.load-document-changes-description': 'డాక్యుమెంట్ హిస్టరీకి ఏమీ కాలేదు.',
  /** Title for error when the timeline for the given document can't be loaded */
  'timeline.error.load-document-changes-title': 'డాక్యుమెంట్ మార్పులు తెస్తుండగా లోపం వచ్చింది.',
  /** Description for error when the timeline for the given document can't be loaded */
  'timeline.error.load-document-changes-version-description':
    'డాక్యుమెంట్ హిస్టరీ చూడాలంటే స్టూడియో సెటప్‌లో Events APIని ఆన్ చేయండి.',
  /** Title for error when the timeline for the given version document can't be loaded */
  'timeline.error.load-document-changes-version-title': 'వెర్షన్ డాక్యుమెంట్ల హిస్టరీ Events APIతోనే కనిపిస్తుంది.',
  /** Error description for when the document doesn't have history */
  'timeline.error.no-document-history-description': 'డాక్యుమెంట్‌ను మార్చినప్పుడు, దాని వెర్షన్లు ఈ మెనూలో కనిపిస్తాయి.',
  /** Error title for when the document doesn't have history */
  'timeline.error.no-document-history-title': 'డాక్యుమెంట్ హిస్టరీ లేదు',
  /** Error prompt when revision cannot be loaded */
  'timeline.error.unable-to-load-revision': 'రివిజన్ లోడ్ కాలేదు',
  /** Label for when the timeline item is the latest in the history */
  'timeline.latest': 'తాజాది',
  /** Label for latest revision for timeline menu dropdown */
  'timeline.latest-revision': 'తాజా రివిజన్',
  /** Label for latest revision for timeline menu dropdown @deprecated as of `v3.47.0` `timeline.latest-revision` should be used instead. Note: _usage_ of this key is deprecated, but Studios on `< v3.47.0` still require this key to be _defined_ */
  'timeline.latest-version': 'తాజా రివిజన్',
  /** The aria-label for the list of revisions in the timeline */
  'timeline.list.aria-label': 'డాక్యుమెంట్ రివిజన్లు',
  /** Label for loading history */
  'timeline.loading-history': 'హిస్టరీ లోడ్ అవుతోంది…',
  'timeline.no-previous-events': 'ఇంతకు ముందు ఏమీ లేదు',
  /** Label shown in review changes timeline when a document has been created */
  'timeline.operation.created': 'తయారైంది',
  /** Label shown in review changes timeline when a document was initially created */
  'timeline.operation.created-initial': 'తయారైంది',
  /** Label shown in review changes timeline when a document was initially created, with a timestamp */
  'timeline.operation.created-initial_timestamp': 'తయారైంది: {{timestamp, datetime}}',
  /** Label shown in review changes timeline when a document has been created, with a timestamp */
  'timeline.operation.created_timestamp': 'తయారైంది: {{timestamp, datetime}}',
  /** Label shown in review changes timeline when a document has been deleted */
  'timeline.operation.deleted': 'తొలగించారు',
  /** Label shown in review changes timeline when a document has been deleted, with a timestamp */
  'timeline.operation.deleted_timestamp': 'తొలగించారు: {{timestamp, datetime}}',
  /** Label shown in review changes timeline when a draft document has been created */
  'timeline.operation.draft-created': 'డ్రాఫ్ట్ తయారైంది',
  /** Label shown in review changes timeline when a draft document has been created, with a timestamp */
  'timeline.operation.draft-created_timestamp': 'డ్రాఫ్ట్ తయారైంది: {{timestamp, datetime}}',
  /** Label shown in review changes timeline when a draft has been discarded */
  'timeline.operation.draft-discarded': 'డ్రాఫ్ట్ వదిలేశారు',
  /** Label shown in review changes timeline when a draft has been discarded, with a timestamp */
  'timeline.operation.draft-discarded_timestamp': 'డ్రాఫ్ట్ వదిలేశారు: {{timestamp, datetime}}',
  /** Label shown in review changes timeline when a draft has been edited */
  'timeline.operation.edited-draft': 'మార్చారు',
  /** Label shown in review changes timeline when a draft has been edited, with a timestamp */
  'timeline.operation.edited-draft_timestamp': 'మార్చారు: {{timestamp, datetime}}',
  /** Label shown in review changes timeline when a document has been edited live */
  'timeline.operation.edited-live': 'నేరుగా మార్చారు',
  /** Label shown in review changes timeline when a document has been edited live, with a timestamp */
  'timeline.operation.edited-live_timestamp': 'నేరుగా మార్చారు: {{timestamp, datetime}}',
  /** Label shown in review changes timeline event when transactions have been deleted by retention policy */
  'timeline.operation.history-cleared': 'హిస్టరీని ఉంచే కాలం ముగిసి తొలగింది',
  /** Label shown in review changes timeline when a document was published */
  'timeline.operation.published': 'పబ్లిష్ అయింది',
  /** Label shown in review changes timeline when a document was published, with a timestamp */
  'timeline.operation.published_timestamp': 'పబ్లిష్ అయింది: {{timestamp, datetime}}',
  /** Label shown in review changes timeline when a document was unpublished */
  'timeline.operation.unpublished': 'సైట్ నుంచి తీసేశారు',
  /** Label shown in review changes timeline when a document was unpublished, with a timestamp */
  'timeline.operation.unpublished_timestamp': 'సైట్ నుంచి తీసేశారు: {{timestamp, datetime}}',
  /** Label shown in review changes timeline when a document version has been created */
  'timeline.operation.version-created': 'వెర్షన్ తయారైంది',
  /** Label shown in review changes timeline when a document version has been created, with a timestamp */
  'timeline.operation.version-created_timestamp': 'వెర్షన్ తయారైంది: {{timestamp, datetime}}',
  /** Label shown in review changes timeline when a document version has been discarded */
  'timeline.operation.version-discarded': 'వెర్షన్ వదిలేశారు',
  /** Label shown in review changes timeline when a document version has been discarded, with a timestamp */
  'timeline.operation.version-discarded_timestamp': 'వెర్షన్ వదిలేశారు: {{timestamp, datetime}}',
  /** Label for determining since which version the changes for timeline menu dropdown are showing. Receives the time label as a parameter (`timestamp`). */
  'timeline.since': '{{timestamp, datetime}}',
  /** Label for missing change version for timeline menu dropdown are showing */
  'timeline.since-version-missing': 'ఎప్పటి నుంచి: తెలియని వెర్షన్',
  /** Aria label for the action buttons in the PTE toolbar */
  'toolbar.portable-text.action-button-aria-label': '{{action}}',
  /** Accessibility label for the breadcrumb menu */
  'tree-editing-dialog.breadcrumbs.menu': 'పై స్థాయిల మెనూ',
  /** Title placeholder for search input in array of objects */
  'tree-editing-dialog.search-placeholder': 'వెతకండి',
  /** Menu aria label for the search menu */
  'tree-editing-dialog.search.menu-label': 'వెతుకులాట మెనూ',
  /** Title label for when no search results are found on the tree of objects */
  'tree-editing-dialog.search.no-results-title': 'ఫలితాలు లేవు',
  /** Label to close the sidebar */
  'tree-editing-dialog.sidebar.action.close': 'పక్క పట్టీ మూసేయండి',
  /** Collapse label the menu item in the sidebar */
  'tree-editing-dialog.sidebar.action.collapse': 'కుదించండి',
  /** Label to close the dialog */
  'tree-editing-dialog.sidebar.action.done': 'అయింది',
  /** Exapnd label the menu item in the sidebar */
  'tree-editing-dialog.sidebar.action.expand': 'విప్పండి',
  /** Label to open the sidebar */
  'tree-editing-dialog.sidebar.action.open': 'పక్క పట్టీ తెరవండి',
  /** Label for action to claim a project created through unauthenticated provisioning */
  'user-menu.action.claim-project': 'ఈ ప్రాజెక్ట్ నాది',
  /** Label for the button showed after trial ended */
  'user-menu.action.free-trial-finished': 'ఉచిత ప్లాన్ నుంచి అప్‌గ్రేడ్ చేయండి',
  /** Label for button showing the free trial days left */
  'user-menu.action.free-trial_one': 'ట్రయల్ ముగియడానికి {{count}} రోజు ఉంది',
  'user-menu.action.free-trial_other': 'ట్రయల్ ముగియడానికి {{count}} రోజులు ఉన్నాయి',
  /** Label for action to invite members to the current sanity project */
  'user-menu.action.invite-members': 'సభ్యులను ఆహ్వానించండి',
  /** Accessibility label for action to invite members to the current sanity project */
  'user-menu.action.invite-members-aria-label': 'సభ్యులను ఆహ్వానించండి',
  /** Label for action to manage the current sanity project */
  'user-menu.action.manage-project': 'ప్రాజెక్ట్ నిర్వహణ',
  /** Accessibility label for the action to manage the current project */
  'user-menu.action.manage-project-aria-label': 'ప్రాజెక్ట్ నిర్వహణ',
  /** Tooltip helper text when portable text annotation is disabled for empty block */
  'user-menu.action.portable-text.annotation-disabled_empty-block': 'ఖాళీ బ్లాక్‌కు {{name}} పెట్టలేరు',
  /** Tooltip helper text when portable text annotation is disabled for multiple blocks */
  'user-menu.action.portable-text.annotation-disabled_multiple-blocks': 'ఒకేసారి పలు బ్లాక్‌లకు {{name}} పెట్టలేరు',
  /** Label for action to sign out of the current sanity project */
  'user-menu.action.sign-out': 'సైన్ అవుట్ చేయండి',
  /** Title for appearance section for the current studio (dark / light / system scheme) */
  'user-menu.appearance-title': 'రూపం',
  /** Label for close menu button for user menu */
  'user-menu.close-menu': 'మెనూ మూసేయండి',
  /** Description for using the "dark theme" in the appearance user menu */
  'user-menu.color-scheme.dark-description': 'ముదురు రంగులు వాడండి',
  /** Title for using the "dark theme" in the appearance user menu */
  'user-menu.color-scheme.dark-title': 'ముదురు',
  /** Description for using the "light theme" in the appearance user menu */
  'user-menu.color-scheme.light-description': 'లేత రంగులు వాడండి',
  /** Title for using the "light theme" in the appearance user menu */
  'user-menu.color-scheme.light-title': 'లేత',
  /** Description for using "system apparence" in the appearance user menu */
  'user-menu.color-scheme.system-description': 'పరికరంలో ఉన్నట్టు వాడండి',
  /** Title for using system apparence in the appearance user menu */
  'user-menu.color-scheme.system-title': 'పరికరంలో ఉన్నట్టు',
  /** Title for locale section for the current studio */
  'user-menu.locale-title': 'భాష',
  /** Label for tooltip to show which provider the currently logged in user is using */
  'user-menu.login-provider': '{{providerTitle}}తో సైన్ ఇన్ చేశారు',
  /** Label for open menu button for user menu */
  'user-menu.open-menu': 'మెనూ తెరవండి',
  /** Label for other users' agent bundle versions */
  'version.agent-bundle.agent-changes': 'ఏజెంట్ మార్పులు',
  /** Label for the current user's agent bundle versions */
  'version.agent-bundle.proposed-changes': 'ప్రతిపాదించిన మార్పులు',
  /** Label for action to add a workspace (currently a developer-oriented action, as this will lead to the documentation on workspace configuration) */
  'workspaces.action.add-workspace': 'వర్క్‌స్పేస్ జోడించండి',
  /** Label for action to choose a different workspace, in the case where you are not logged in, have selected a workspace, and are faced with the authentication options for the selected workspace. In other words, label for the action shown when you have reconsidered which workspace to authenticate in. */
  'workspaces.action.choose-another-workspace': 'మరో వర్క్‌స్పేస్ ఎంచుకోండి',
  /** Label for title to switch workspace before workspaces are listed */
  'workspaces.action.switch-workspace': 'వర్క్‌స్పేస్ మార్చండి',
  /** Label for heading that indicates that you can choose your workspace */
  'workspaces.choose-your-workspace-label': 'మీ వర్క్‌స్పేస్ ఎంచుకోండి',
  /** Label for the workspace menu */
  'workspaces.select-workspace-aria-label': 'వర్క్‌స్పేస్ ఎంచుకోండి',
  /** Button label for opening the workspace switcher */
  'workspaces.select-workspace-label': 'వర్క్‌స్పేస్ ఎంచుకోండి',
  /** Tooltip for the workspace menu */
  'workspaces.select-workspace-tooltip': 'వర్క్‌స్పేస్ ఎంచుకోండి',
  /** Title for Workplaces dropdown menu */
  'workspaces.title': 'వర్క్‌స్పేస్‌లు',
})
