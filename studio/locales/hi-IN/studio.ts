import {removeUndefinedLocaleResources} from 'sanity'

export default removeUndefinedLocaleResources({
  /** "Configuration issue" header */
  'about-dialog.configuration-issue.header': 'सेटिंग में गड़बड़ी मिली',
  /** Message shown if sanity.cli.ts is missing deployment.appId */
  'about-dialog.configuration-issue.missing-appid':
    'अपने-आप अपडेट चालू है, पर <code>sanity.cli.ts</code> में <code>deployment.appId</code> नहीं लिखा। यह Studio <strong>latest</strong> चैनल से अपडेट हो रहा है।',
  /** "View documentation" link for auto-updating studios */
  'about-dialog.configuration-issue.missing-appid.view-documentation': 'जानकारी देखें',
  /** "Disabled" status for auto-updates in About-dialog */
  'about-dialog.version-info.auto-updates.disabled': 'अपने-आप अपडेट बंद है',
  /** "Enabled" status for auto-updates in About-dialog */
  'about-dialog.version-info.auto-updates.enabled': 'अपने-आप अपडेट चालू है',
  /** @deprecated "Auto Updates" status header in About-dialog */
  'about-dialog.version-info.auto-updates.header': 'अपने-आप अपडेट',
  /** "How to enable" next to Disabled state for Auto updates in version info dialog */
  'about-dialog.version-info.auto-updates.how-to-enable': 'चालू करें',
  /** "Manage version" link text */
  'about-dialog.version-info.auto-updates.manage-version': 'संस्करण संभालें',
  /** Text displayed on the "Copy to clipboard"-button after clicked */
  'about-dialog.version-info.copy-to-clipboard-button.copied-text': 'कॉपी हो गया। अब पेस्ट करें!',
  /** "Copy to Clipboard" button text for copying version details from About-dialog */
  'about-dialog.version-info.copy-to-clipboard-button.text': 'कॉपी करें',
  /** "Current version" header in version info dialog */
  'about-dialog.version-info.current-version.header': 'अभी का संस्करण',
  /** Deprecation warning in About-dialog: the running (or pinned) version is deprecated */
  'about-dialog.version-info.deprecated.current': 'v{{version}} अब पुराना माना जाता है, इसे इस्तेमाल न करें।',
  /** Deprecation warning in About-dialog: header */
  'about-dialog.version-info.deprecated.header': 'पुराना संस्करण',
  /** Deprecation warning in About-dialog: what to do when the studio is auto-updating but pinned to the deprecated version */
  'about-dialog.version-info.deprecated.next-step.pinned':
    'यह Studio एक पुराने संस्करण पर रुका है। Manage में दूसरा संस्करण चुनें।',
  /** Deprecation warning in About-dialog: what to do when the studio is not auto-updating */
  'about-dialog.version-info.deprecated.next-step.upgrade':
    'sanity पैकेज को नए संस्करण पर लाएँ और Studio फिर से लगाएँ।',
  /** Deprecation warning in About-dialog: link to the upgrade guide for studios that are not auto-updating */
  'about-dialog.version-info.deprecated.next-step.upgrade.learn-how': 'अपडेट करना जानें',
  /** Deprecation warning in About-dialog: the reason given when the version was deprecated */
  'about-dialog.version-info.deprecated.reason': 'कारण: {{reason}}',
  /** @deprecated "How to upgrade" link text */
  'about-dialog.version-info.how-to-upgrade': 'अभी अपडेट करें',
  /** "Latest version" header in version info dialog */
  'about-dialog.version-info.latest-version.header': 'सबसे नया संस्करण',
  /** Info text when auto updates is enabled and a new version is available */
  'about-dialog.version-info.new-auto-update-version-available': 'नया संस्करण उपलब्ध है',
  /** "New version" header in version info dialog - Note that this is not necessary a *higher* version compared to current: It's a new version configured for auto updates which in some cases could even be a version below current */
  'about-dialog.version-info.new-version.text': 'नया संस्करण',
  /** "Reload"-button when auto updates is enabled and a new version is available */
  'about-dialog.version-info.reload': 'फिर लोड करें',
  /** "Reload to update"-tooltip when auto updates is enabled and a new version is available */
  'about-dialog.version-info.reload-to-update': 'अपडेट के लिए Studio फिर लोड करें',
  /** "Deprecated" tooltip in About-dialog */
  'about-dialog.version-info.tooltip.deprecated': 'पुराना',
  /** "Development" tooltip in About-dialog */
  'about-dialog.version-info.tooltip.development': 'विकास',
  /** "New version available" tooltip in About-dialog */
  'about-dialog.version-info.tooltip.new-version-available': 'नया संस्करण उपलब्ध है',
  /** "Prerelease" tooltip in About-dialog */
  'about-dialog.version-info.tooltip.prerelease': 'शुरुआती संस्करण',
  /** "Up to date" tooltip in About-dialog */
  'about-dialog.version-info.tooltip.up-to-date': 'सबसे नया',
  /** @deprecated "Up to date" status in About-dialog */
  'about-dialog.version-info.up-to-date': 'सबसे नया',
  /** "Upgrade"-button text */
  'about-dialog.version-info.update-button.text': 'अपडेट करें',
  /** "Upgrade"-button tooltip text */
  'about-dialog.version-info.update-button.tooltip': 'जानें कि Sanity Studio कैसे अपडेट करते हैं',
  /** "User agent" header in About-dialog */
  'about-dialog.version-info.user-agent.header': 'ब्राउज़र की पहचान',
  /** "View on GitHub" link from version info dialog */
  'about-dialog.version-info.view-on-github': 'GitHub पर देखें',
  /** The text used in the tooltip shown in the dialog close button */
  'announcement.dialog.close': 'बंद करें',
  /** Aria label to be used in the dialog close button */
  'announcement.dialog.close-label': 'सूचना बंद करें',
  /** Text to be used in the tooltip in the button in the studio announcement card */
  'announcement.floating-button.dismiss': 'बंद करें',
  /** Aria label to be used in the floating button in the studio announcement card, to dismiss the card */
  'announcement.floating-button.dismiss-label': 'सूचनाएँ हटाएँ',
  /** Aria label to be used in the floating button in the studio announcement card */
  'announcement.floating-button.open-label': 'सूचनाएँ खोलें',
  /** Menu item for deleting the asset */
  'asset-source.asset-list.menu.delete': 'मिटाएँ',
  /** Menu item for showing where a particular asset is used */
  'asset-source.asset-list.menu.show-usage': 'कहाँ इस्तेमाल है, देखें',
  /** Header in usage dialog for file assets */
  'asset-source.asset-usage-dialog.header_file': 'यह फ़ाइल इन दस्तावेज़ों में है',
  /** Header in usage dialog for image assets */
  'asset-source.asset-usage-dialog.header_image': 'यह तस्वीर इन दस्तावेज़ों में है',
  /** Text shown in usage dialog when loading documents using the selected asset */
  'asset-source.asset-usage-dialog.loading': 'लोड हो रहा है…',
  /** Browse button text */
  'asset-source.browse-button.text': 'चुनें',
  /** Text for cancel action in delete-asset dialog */
  'asset-source.delete-dialog.action.cancel': 'रद्द करें',
  /** Text for "confirm delete" action in delete-asset dialog */
  'asset-source.delete-dialog.action.delete': 'मिटाएँ',
  /** Dialog header for delete-asset dialog when deleting a file */
  'asset-source.delete-dialog.header_file': 'फ़ाइल मिटाएँ',
  /** Dialog header for delete-asset dialog when deleting an image */
  'asset-source.delete-dialog.header_image': 'तस्वीर मिटाएँ',
  /** Text shown in delete dialog when loading documents using the selected asset */
  'asset-source.delete-dialog.loading': 'लोड हो रहा है…',
  /** Message confirming to delete *named* file */
  'asset-source.delete-dialog.usage-list.confirm-delete-file_named':
    'फ़ाइल <strong>{{filename}}</strong> और उसकी जानकारी मिट जाएगी। मिटा दें?',
  /** Message confirming to delete *unnamed* file */
  'asset-source.delete-dialog.usage-list.confirm-delete-file_unnamed':
    'फ़ाइल और उसकी जानकारी मिट जाएगी। मिटा दें?',
  /** Message confirming to delete *named* image */
  'asset-source.delete-dialog.usage-list.confirm-delete-image_named':
    'तस्वीर <strong>{{filename}}</strong> और उसकी जानकारी मिट जाएगी। मिटा दें?',
  /** Message confirming to delete *unnamed* image */
  'asset-source.delete-dialog.usage-list.confirm-delete-image_unnamed':
    'तस्वीर और उसकी जानकारी मिट जाएगी। मिटा दें?',
  /** Alt text showing on image preview in delete asset dialog */
  'asset-source.delete-dialog.usage-list.image-preview-alt': 'तस्वीर का प्रीव्यू',
  /** Warning message showing when *named* file can't be deleted because it is in use */
  'asset-source.delete-dialog.usage-list.warning-file-is-in-use_named':
    '{{filename}} इस्तेमाल में है, इसलिए नहीं मिटाई जा सकती। पहले इसे हर जगह से हटाएँ।',
  /** Warning message showing when *unnamed* file can't be deleted because it is in use */
  'asset-source.delete-dialog.usage-list.warning-file-is-in-use_unnamed':
    'यह फ़ाइल इस्तेमाल में है, इसलिए नहीं मिटाई जा सकती। पहले इसे हर जगह से हटाएँ।',
  /** Warning message showing when *named* image can't be deleted because it is in use */
  'asset-source.delete-dialog.usage-list.warning-image-is-in-use_named':
    '{{filename}} इस्तेमाल में है, इसलिए नहीं मिटाई जा सकती। पहले इस तस्वीर को हर जगह से हटाएँ।',
  /** Warning message showing when *unnamed* image can't be deleted because it is in use */
  'asset-source.delete-dialog.usage-list.warning-image-is-in-use_unnamed':
    'यह तस्वीर इस्तेमाल में है, इसलिए नहीं मिटाई जा सकती। पहले इसे हर जगह से हटाएँ।',
  /** Text shown when the list of assets only include a specific set of types */
  'asset-source.dialog.accept-message': 'केवल ये प्रकार दिख रहे हैं: <strong>{{acceptTypes}}</strong>',
  /** Select asset dialog cancel-button */
  'asset-source.dialog.button.cancel': 'रद्द करें',
  /** Select asset dialog select-button */
  'asset-source.dialog.button.select': 'चुनें',
  /** Keys shared between both image asset source and file asset source  /** Insert asset error */
  'asset-source.dialog.insert-asset-error': 'एसेट नहीं लगाया जा सका। विस्तार कंसोल में है।',
  /** Toast title shown when the list of assets failed to load */
  'asset-source.dialog.load-error': 'एसेट लोड नहीं हो सके',
  /** Select asset dialog load more items */
  'asset-source.dialog.load-more': 'और दिखाएँ',
  /** Text shown when selecting a file but there's no files to select from @deprecated no longer in use */
  'asset-source.dialog.no-assets_file': 'कोई फ़ाइल नहीं',
  /** Text shown when selecting an image but there's no images to select from @deprecated no longer in use */
  'asset-source.dialog.no-assets_image': 'कोई तस्वीर नहीं',
  'asset-source.file.asset-list.action.delete.disabled-cannot-delete-current-file':
    'चुनी हुई फ़ाइल नहीं मिटाई जा सकती',
  'asset-source.file.asset-list.action.delete.text': 'मिटाएँ',
  'asset-source.file.asset-list.action.delete.title': 'फ़ाइल मिटाएँ',
  'asset-source.file.asset-list.action.select-file.title': 'फ़ाइल {{filename}} चुनें',
  'asset-source.file.asset-list.action.show-usage.title': 'कहाँ इस्तेमाल है, देखें',
  'asset-source.file.asset-list.delete-failed': 'फ़ाइल नहीं मिट सकी',
  'asset-source.file.asset-list.delete-successful': 'फ़ाइल मिट गई',
  'asset-source.file.asset-list.header.date-added': 'जोड़ने की तारीख़',
  /** File asset source */
  'asset-source.file.asset-list.header.filename': 'फ़ाइल का नाम',
  'asset-source.file.asset-list.header.size': 'साइज़',
  'asset-source.file.asset-list.header.type': 'प्रकार',
  /** Text displayed on button or menu invoking the file asset source */
  'asset-source.file.title': 'अपलोड की हुई फ़ाइलें',
  'asset-source.image.asset-list.delete-failed': 'तस्वीर नहीं मिट सकी',
  /** Image asset source */
  'asset-source.image.asset-list.delete-successful': 'तस्वीर मिट गई',
  /** Text displayed on button or menu invoking the image asset source */
  'asset-source.image.title': 'अपलोड की हुई तस्वीरें',
  /** Built in asset source usage texts */
  'asset-source.usage-list.documents-using-file_named_one': 'एक दस्तावेज़ में फ़ाइल <code>{{filename}}</code> है',
  'asset-source.usage-list.documents-using-file_named_other':
    '{{count}} दस्तावेज़ों में फ़ाइल <code>{{filename}}</code> है',
  /** Text shown in usage dialog for a file asset when there are zero, one or more documents using the *named* file * */
  'asset-source.usage-list.documents-using-file_named_zero':
    'किसी दस्तावेज़ में फ़ाइल <code>{{filename}}</code> नहीं है',
  'asset-source.usage-list.documents-using-file_unnamed_one': 'एक दस्तावेज़ में यह फ़ाइल है',
  'asset-source.usage-list.documents-using-file_unnamed_other': '{{count}} दस्तावेज़ों में यह फ़ाइल है',
  /** Text shown in usage dialog for a file asset when there are zero, one or more documents using the *unnamed* file * */
  'asset-source.usage-list.documents-using-file_unnamed_zero': 'किसी दस्तावेज़ में यह फ़ाइल नहीं है',
  'asset-source.usage-list.documents-using-image_named_one': 'एक दस्तावेज़ में तस्वीर <code>{{filename}}</code> है',
  'asset-source.usage-list.documents-using-image_named_other':
    '{{count}} दस्तावेज़ों में तस्वीर <code>{{filename}}</code> है',
  /** Text shown in usage dialog for an image asset when there are zero, one or more documents using the *named* image * */
  'asset-source.usage-list.documents-using-image_named_zero':
    'किसी दस्तावेज़ में तस्वीर <code>{{filename}}</code> नहीं है',
  'asset-source.usage-list.documents-using-image_unnamed_one': 'एक दस्तावेज़ में यह तस्वीर है',
  'asset-source.usage-list.documents-using-image_unnamed_other': '{{count}} दस्तावेज़ों में यह तस्वीर है',
  /** Text shown in usage dialog for an image asset when there are zero, one or more documents using the *unnamed* image * */
  'asset-source.usage-list.documents-using-image_unnamed_zero': 'किसी दस्तावेज़ में यह तस्वीर नहीं है',
  /** Common (all) Asset Source texts. Note that all translation keys starting with 'asset-source.' is for the built in asset source. */
  'asset-sources.common.uploader.upload-failed.description': 'विस्तार कंसोल में है।',
  'asset-sources.common.uploader.upload-failed.title': 'अपलोड नहीं हो सका',
  /** Menu Items for Dataset Asset Source (will be replaced with workspace name by default) */
  'asset-sources.dataset.file.title': 'वर्कस्पेस की फ़ाइलें',
  'asset-sources.dataset.image.title': 'वर्कस्पेस की तस्वीरें',
  /** Error messages for the Media Library Asset Source */
  'asset-sources.media-library.error.library-could-not-be-resolved':
    'इस प्रोजेक्ट की मीडिया लाइब्रेरी नहीं मिल सकी।',
  /** Error message shown when no media library has been provisioned for the current organization */
  'asset-sources.media-library.error.no-media-library-provisioned':
    'इस संस्था के लिए कोई मीडिया लाइब्रेरी नहीं बनी है।',
  /** Menu Items for Media Library Asset Source */
  'asset-sources.media-library.file.title': 'मीडिया लाइब्रेरी',
  'asset-sources.media-library.image.title': 'मीडिया लाइब्रेरी',
  /** Done button text */
  'asset-sources.media-library.open-in-source-dialog.button.done': 'हो गया',
  /** Select new asset button text with target title */
  'asset-sources.media-library.open-in-source-dialog.button.select-new-asset':
    '“{{targetTitle}}” के लिए नया एसेट चुनें',
  'asset-sources.media-library.open-in-source-dialog.button.select-new-asset-fallback': 'नया एसेट चुनें',
  /** Title for the open in source dialog */
  'asset-sources.media-library.open-in-source-dialog.title': 'एसेट बदलें',
  /** Title for the upload dialog (component mode) */
  'asset-sources.media-library.upload-dialog.title': 'मीडिया लाइब्रेरी में अपलोड करें',
  /** Warning message shown when uploading already existing files to the Media Library Asset Source */
  'asset-sources.media-library.warning.file-already-exist.description': 'लाइब्रेरी में मिली फ़ाइल ही ली जा रही है।',
  'asset-sources.media-library.warning.file-already-exist.title': "फ़ाइल '{{filename}}' पहले से है",
  /** Label when a release has been deleted by a different user */
  'banners.deleted-bundle-banner.text': "रिलीज़ '<strong>{{title}}</strong>' मिटा दी गई है।",
  /** Action message for navigating to next month */
  'calendar.action.go-to-next-month': 'अगले महीने पर जाएँ',
  /** Action message for navigating to next year */
  'calendar.action.go-to-next-year': 'अगले साल पर जाएँ',
  /** Action message for navigating to previous month */
  'calendar.action.go-to-previous-month': 'पिछले महीने पर जाएँ',
  /** Action message for navigating to previous year */
  'calendar.action.go-to-previous-year': 'पिछले साल पर जाएँ',
  'calendar.action.go-to-today': 'आज',
  'calendar.action.go-to-today-aria-label': 'आज पर जाएँ',
  'calendar.action.go-to-tomorrow': 'आने वाला कल',
  'calendar.action.go-to-yesterday': 'बीता कल',
  /** Label for switch that controls whether or not to include time in given timestamp */
  'calendar.action.include-time-label': 'समय भी रखें',
  /** Action message for selecting the time */
  'calendar.action.select-time': 'समय चुनें',
  /** Action message for setting to the current time */
  'calendar.action.set-to-current-time': 'अभी का समय रखें',
  /** Label for selecting an hour preset. Receives a `time` param as a string on hh:mm format and a `date` param as a Date instance denoting the preset date */
  'calendar.action.set-to-time-preset': '{{date, datetime}} को {{time}}',
  /** Aria label for button to open date picker */
  'calendar.button.aria-label': 'कैलेंडर खोलें',
  /** Tooltip content for button to open datetime input */
  'calendar.button.tooltip-text': 'तारीख़ चुनें',
  /** Error message displayed in calendar when entered date is not the correct format */
  'calendar.error.must-be-in-format': 'इस रूप में लिखें: {{exampleDate}}',
  /** Month name for April */
  'calendar.month-names.april': 'अप्रैल',
  /** Month name for August */
  'calendar.month-names.august': 'अगस्त',
  /** Month name for December */
  'calendar.month-names.december': 'दिसंबर',
  /** Month name for February */
  'calendar.month-names.february': 'फ़रवरी',
  /** Month name for January */
  'calendar.month-names.january': 'जनवरी',
  /** Month name for July */
  'calendar.month-names.july': 'जुलाई',
  /** Month name for June */
  'calendar.month-names.june': 'जून',
  /** Month name for March */
  'calendar.month-names.march': 'मार्च',
  /** Month name for May */
  'calendar.month-names.may': 'मई',
  /** Month name for November */
  'calendar.month-names.november': 'नवंबर',
  /** Month name for October */
  'calendar.month-names.october': 'अक्तूबर',
  /** Month name for September */
  'calendar.month-names.september': 'सितंबर',
  /** Short weekday name for Friday */
  'calendar.weekday-names.short.friday': 'शुक्र',
  /** Short weekday name for Monday */
  'calendar.weekday-names.short.monday': 'सोम',
  /** Short weekday name for Saturdayday */
  'calendar.weekday-names.short.saturday': 'शनि',
  /** Short weekday name for Sunday */
  'calendar.weekday-names.short.sunday': 'रवि',
  /** Short weekday name for Thursday */
  'calendar.weekday-names.short.thursday': 'गुरु',
  /** Short weekday name for Tuesday */
  'calendar.weekday-names.short.tuesday': 'मंगल',
  /** Short weekday name for Wednesday */
  'calendar.weekday-names.short.wednesday': 'बुध',
  /** The name of Content Agent, the product. */
  'content-agent': 'Content Agent',
  /** Label for the close button label in Review Changes pane */
  'changes.action.close-label': 'इतिहास बंद करें',
  /** Cancel label for revert button prompt action */
  'changes.action.revert-all-cancel': 'रद्द करें',
  /** Revert all confirm label for revert button action - used on prompt button + review changes pane */
  'changes.action.revert-all-confirm': 'सब पहले जैसा करें',
  /** Prompt for reverting all changes in document in Review Changes pane. Includes a count of changes. */
  'changes.action.revert-all-description': 'सारे {{count}} बदलाव पहले जैसे कर दें?',
  /** Prompt for confirming revert change (singular) label for field change action */
  'changes.action.revert-changes-confirm-change_one': 'बदलाव पहले जैसा करें',
  /** Revert for confirming revert (plural) label for field change action */
  'changes.action.revert-changes-confirm-change_other': 'बदलाव पहले जैसे करें',
  /** Prompt for reverting changes for a field change */
  'changes.action.revert-changes-description': 'बदलाव पहले जैसे कर दें?',
  /** Prompt for reverting changes for a group change, eg multiple changes */
  'changes.action.revert-changes-description_one': 'बदलाव पहले जैसा कर दें?',
  /** Label for when the action of the change was to set something that was previously empty, eg a field was given a value, an array item was added, an asset was selected or similar */
  'changes.added-label': 'जोड़ा',
  /** Array diff: An item was added in a given position (`{{position}}`) */
  'changes.array.item-added-in-position': 'जगह {{position}} पर जोड़ा',
  'changes.array.item-moved_down_one': '{{count}} जगह नीचे किया',
  'changes.array.item-moved_down_other': '{{count}} जगह नीचे किया',
  /** Array diff: An item was moved within the array. Receives `{{count}}` representing number of positions it moved. Context is the direction of the move, either `up` or `down`. */
  'changes.array.item-moved_up_one': '{{count}} जगह ऊपर किया',
  'changes.array.item-moved_up_other': '{{count}} जगह ऊपर किया',
  /** Array diff: An item was removed from a given position (`{{position}}`) */
  'changes.array.item-removed-from-position': 'जगह {{position}} से हटाया',
  /** Accessibility label for the "change bar" shown when there are edits on a field-level */
  'changes.change-bar.aria-label': 'बदलाव देखें',
  /** Label for when the action of the change was _not_ an add/remove, eg a text field changed value, an image was changed from one asset to another or similar */
  'changes.changed-label': 'बदला',
  /** Label and text for tooltip that indicates the authors of the changes */
  'changes.changes-by-author': 'किसने बदला',
  /** Additional text shown in development mode when a diff component crashes during rendering */
  'changes.error-boundary.developer-info': 'विस्तार डेवलपर कंसोल में है',
  /** Text shown when a diff component crashes during rendering, triggering the error boundary */
  'changes.error-boundary.title': 'इस फ़ील्ड के बदलाव दिखाते समय गड़बड़ी हुई',
  'changes.error-description': 'इस दस्तावेज़ के बदलाव लोड नहीं हो सके।',
  /** Error title when changes could not be loaded */
  'changes.error-title': 'कुछ गड़बड़ हो गई',
  /** Error message shown when the value of a field is not the expected one */
  'changes.error.incorrect-type-message':
    'मान ग़लत है: प्रकार "<code>{{actualType}}</code>" मिला, "<code>{{expectedType}}</code>" चाहिए',
  /** File diff: Fallback title for the meta info section when there is no original filename to use */
  'changes.file.meta-info-fallback-title': 'बिना नाम',
  /** The label displayed to indicate a document's value is different to its base variant. */
  'changes.from-base-variant.label': 'मूल वैरिएंट से बदला',
  /** Image diff: Text shown in tooltip when hovering hotspot that has changed in diff view */
  'changes.image.crop-changed': 'क्रॉप बदला',
  /** Image diff: Text shown if the previous image asset was deleted (shouldn't theoretically happen) */
  'changes.image.deleted': 'तस्वीर मिटाई',
  /** Image diff: Text shown if the image failed to be loaded when previewing it */
  'changes.image.error-loading-image': 'तस्वीर लोड नहीं हो सकी',
  /** Image diff: Text shown in tooltip when hovering hotspot that has changed in diff view */
  'changes.image.hotspot-changed': 'मुख्य बिंदु बदला',
  /** Image diff: Fallback title for the meta info section when there is no original filename to use */
  'changes.image.meta-info-fallback-title': 'बिना नाम',
  /** Image diff: Text shown if no asset has been set for the field (but has metadata changes) */
  'changes.image.no-asset-set': 'तस्वीर नहीं लगी',
  /** Image diff: Text shown when the from/to state has/had no image */
  'changes.image.no-image-placeholder': '(तस्वीर नहीं)',
  /** Label for the "from" value in the change inspector */
  'changes.inspector.from-label': 'से',
  /** Label for the "meta" (field path, action etc) information in the change inspector */
  'changes.inspector.meta-label': 'जानकारी',
  /** Label for the "to" value in the change inspector */
  'changes.inspector.to-label': 'तक',
  /** Loading author of change in the differences tooltip in the review changes pane */
  'changes.loading-author': 'लोड हो रहा है…',
  /** Loading changes in Review Changes Pane */
  'changes.loading-changes': 'बदलाव लोड हो रहे हैं…',
  /** Error message shown when the document revision could not be found */
  'changes.missing-since-document-error':
    'दस्तावेज़ का संशोधन <code>{{revisionId}}</code> नहीं मिला, जिससे आप तुलना कर रहे हैं। <Break/> शायद इसलिए कि इतिहास सीमित समय तक रखा जाता है। <Break/> कृपया दूसरा <strong>शुरुआती</strong> संशोधन चुनें।',
  /** No Changes description in the Review Changes pane */
  'changes.no-changes-description': 'दस्तावेज़ बदलें या समय-रेखा में पुराना संस्करण चुनें; बदलावों की सूची यहाँ दिखेगी।',
  /** No Changes title in the Review Changes pane */
  'changes.no-changes-title': 'कोई बदलाव नहीं है',
  'changes.not-selectable': 'यह घटना नहीं चुनी जा सकती',
  /** Portable Text diff: An annotation was added */
  'changes.portable-text.annotation_added': 'टिप्पणी जोड़ी',
  /** Portable Text diff: An annotation was changed */
  'changes.portable-text.annotation_changed': 'टिप्पणी बदली',
  /** Portable Text diff: An annotation was removed */
  'changes.portable-text.annotation_removed': 'टिप्पणी हटाई',
  /** Portable Text diff: An annotation was left unchanged */
  'changes.portable-text.annotation_unchanged': 'टिप्पणी वही है',
  /** Portable Text diff: A block changed from one style to another (eg `normal` to `h1` or similar) */
  'changes.portable-text.block-style-changed': 'ब्लॉक की शैली "{{fromStyle}}" से "{{toStyle}}" की',
  /** Portable Text diff: Change formatting of text (setting/unsetting marks, eg bold/italic etc) */
  'changes.portable-text.changed-formatting': 'फ़ॉर्मैटिंग बदली',
  /** Portable Text diff: An empty inline object is part of a change */
  'changes.portable-text.empty-inline-object': 'खाली {{inlineObjectType}}',
  /** Portable Text diff: An empty object is the result of adding/removing an annotation */
  'changes.portable-text.empty-object-annotation': 'खाली {{annotationType}}',
  /** Portable Text diff: Added a block containing no text (eg empty block) */
  'changes.portable-text.empty-text_added': 'खाली पाठ जोड़ा',
  /** Portable Text diff: Changed a block that contained no text (eg empty block) */
  'changes.portable-text.empty-text_changed': 'खाली पाठ बदला',
  /** Portable Text diff: Removed a block containing no text (eg empty block) */
  'changes.portable-text.empty-text_removed': 'खाली पाठ हटाया',
  /** Portable Text diff: An inline object was added */
  'changes.portable-text.inline-object_added': 'पंक्ति में ऑब्जेक्ट जोड़ा',
  /** Portable Text diff: An inline object was changed */
  'changes.portable-text.inline-object_changed': 'पंक्ति का ऑब्जेक्ट बदला',
  /** Portable Text diff: An inline object was removed */
  'changes.portable-text.inline-object_removed': 'पंक्ति से ऑब्जेक्ट हटाया',
  /** Portable Text diff: An inline object was left unchanged */
  'changes.portable-text.inline-object_unchanged': 'पंक्ति का ऑब्जेक्ट वही है',
  /** Portable Text diff: Added a chunk of text */
  'changes.portable-text.text_added': 'पाठ जोड़ा',
  /** Portable Text diff: Removed a chunk of text */
  'changes.portable-text.text_removed': 'पाठ हटाया',
  /** Portable Text diff: Annotation has an unknown schema type */
  'changes.portable-text.unknown-annotation-schema-type': 'अनजान स्कीमा प्रकार',
  /** Portable Text diff: Inline object has an unknown schema type */
  'changes.portable-text.unknown-inline-object-schema-type': 'अनजान स्कीमा प्रकार',
  /** Label for when the action of the change was a removal, eg a field was cleared, an array item was removed, an asset was deselected or similar */
  'changes.removed-label': 'हटाया',
  /** Same Revision Selected description in the Review Changes pane */
  'changes.same-revision-selected-description':
    'आपने <strong>शुरुआती</strong> और <strong>आख़िरी</strong> संशोधन एक ही चुना है। तुलना के लिए अलग-अलग संशोधन चुनें।',
  /** Same Revision Selected title in the Review Changes pane */
  'changes.same-revision-selected-title': 'एक ही संशोधन चुना है',
  /** Title for the Review Changes pane */
  'changes.title': 'इतिहास',
  /** Shown above raw JSON diff for document fields that are not defined in the schema */
  'changes.unknown-schema-field.description': 'यह फ़ील्ड स्कीमा में तय नहीं है। मान JSON में दिखाए गए हैं।',
  /** The title that will be shown in the badge inside the events when the item is a draft */
  'changes.versions.draft': 'ड्राफ़्ट',
  /** --- Common components ---  /** Tooltip text for context menu buttons */
  'common.context-menu-button.tooltip': 'और दिखाएँ',
  /** Default text for dialog cancel button */
  'common.dialog.cancel-button.text': 'रद्द करें',
  /** Default text for dialog confirm button */
  'common.dialog.confirm-button.text': 'पुष्टि करें',
  /** Default text in shared error text */
  'common.error': 'गड़बड़ी',
  /** Default text in shared loader text / spinner lockup */
  'common.loading': 'लोड हो रहा है',
  /** The title of the reconnecting toast */
  'common.reconnecting.toast.title': 'कनेक्ट करने की कोशिश हो रही है…',
  /** --- Configuration issues ---  /** Default label text on configuration issues button */
  'configuration-issues.button.label': 'सेटिंग की गड़बड़ियाँ',
  /** Tooltip displayed on configuration issues button */
  'configuration-issues.button.tooltip': 'सेटिंग में गड़बड़ियाँ मिलीं',
  /** The fallback title for an ordering menu item if no localized titles are provided. */
  'default-menu-item.fallback-title': '{{title}} के क्रम में',
  /** Title for the default ordering/SortOrder if no orderings are provided and the caption field is found */
  'default-orderings.caption': 'शीर्ष-टिप्पणी के क्रम में',
  /** Title for the default ordering/SortOrder if no orderings are provided and the description field is found */
  'default-orderings.description': 'विवरण के क्रम में',
  /** Title for the default ordering/SortOrder if no orderings are provided and the header field is found */
  'default-orderings.header': 'हेडर के क्रम में',
  /** Title for the default ordering/SortOrder if no orderings are provided and the heading field is found */
  'default-orderings.heading': 'शीर्षक के क्रम में',
  /** Title for the default ordering/SortOrder if no orderings are provided and the label field is found */
  'default-orderings.label': 'लेबल के क्रम में',
  /** Title for the default ordering/SortOrder if no orderings are provided and the name field is found */
  'default-orderings.name': 'नाम के क्रम में',
  /** Title for the default ordering/SortOrder if no orderings are provided and the title field is found */
  'default-orderings.title': 'शीर्षक के क्रम में',
  /** Menu item that opens Studio diagnostics */
  'diagnostics.menu-item': 'जाँच-पड़ताल',
  /** Label for action that closes divergence inspector */
  'divergence.action.close.label': 'बंद करें',
  /** Label for action that marks divergence as resolved */
  'divergence.action.markResolved.label': 'छोड़ दें',
  /** Label for action that moves inspector to the next divergence in the document */
  'divergence.action.next.label': 'अगला',
  /** Label for action that moves inspector to the previous divergence in the document */
  'divergence.action.previous.label': 'पिछला',
  /** Label for action that replaces the node's value in the current version with its latest value in the upstream version */
  'divergence.action.takeFromUpstream.label': 'मूल से कॉपी करें',
  /** Verb to describe the node's value changed */
  'divergence.effect.changed': 'बदला',
  /** Summary of the change that occurred */
  'divergence.effect.summary': '{{versionName}} संस्करण में {{title}} {{effect}}',
  /** Description of the position of the current divergence being inspected, compared to the total count of divergences */
  'divergence.pagination': '{{count}} में से {{position}}',
  /** Label for divergence in a single node */
  'divergence.unresolved-divergence_one': '{{versionName}} संस्करण में एक बदलाव, जिसे देखना बाकी है',
  /** Label for divergences in multiple nodes */
  'divergence.unresolved-divergence_other': '{{versionName}} संस्करण में {{count}} बदलाव, जिन्हें देखना बाकी है',
  /** --- Document inventory ---  /** The label shown when dismissing the document group inventory */
  'document-group-inventory.action.cancel': 'रद्द करें',
  /** The label for the button that opens the document group inventory */
  'document-group-inventory.action.manage-versions': 'संस्करण संभालें',
  /** The label used in the feedback dialog asking how easy the document group inventory is to use */
  'document-group-inventory.feedback.sentiment-label': 'संस्करणों की नई सूची इस्तेमाल करना कितना आसान या कठिन है?',
  /** The label for the input that filters the variants in the document group inventory */
  'document-group-inventory.filter-string.label': '{{subject}} छाँटें',
  /** The document inventory title (singular) */
  'document-group-inventory.title': '{{count}} {{subject}}',
  /** The document inventory title (plural) */
  'document-group-inventory.title_one': '{{count}} {{subject}}',
  /** The document inventory title (plural) */
  'document-group-inventory.title_other': '{{count}} {{subject}}',
  /** The label text that indicates an item in the document group inventory is currently being viewed */
  'document-group-inventory.viewing-item-label': 'खुला है',
  /** --- Document group ---  /** The label given to a document group's base variant */
  'document-group.base-variant': 'सभी लोग (सामान्य)',
  /** The header label for the variant creation flow before a variant definition has been selected */
  'document-group.create-variant': 'वैरिएंट बनाएँ',
  /** The header label for the variant creation flow once a variant definition has been selected */
  'document-group.create-variant.for-target': '{{variantDefinitionName}} के लिए वैरिएंट बनाएँ',
  /** The heading for the option to create a variant as a draft */
  'document-group.create-variant.target-drafts': 'ड्राफ़्ट के रूप में',
  /** The label for the list of releases a variant can be created in */
  'document-group.create-variant.target-releases': 'रिलीज़ में',
  /** The label for the list of existing variants that can be viewed instead of creating a new one */
  'document-group.create-variant.view-existing-variants': 'या मौजूदा वैरिएंट देखें',
  /** The text in the "Cancel" button in the confirm delete dialog that cancels the action */
  'document-group.delete.cancel-button.text': 'रद्द करें',
  /** Used in `document-group.delete.cdr-summary.title` */
  'document-group.delete.cdr-summary.document-count_one': '1 दस्तावेज़',
  /** Used in `document-group.delete.cdr-summary.title` */
  'document-group.delete.cdr-summary.document-count_other': '{{count}} दस्तावेज़',
  /** The text that appears in the subtitle `<summary>` that lists the datasets below the title */
  'document-group.delete.cdr-summary.subtitle_one': 'डेटासेट: {{datasets}}',
  /** The text that appears in the subtitle `<summary>` that lists the datasets below the title */
  'document-group.delete.cdr-summary.subtitle_other': 'डेटासेट: {{datasets}}',
  /** The text that appears in the subtitle `<summary>` that lists the datasets below the title */
  'document-group.delete.cdr-summary.subtitle_unavailable_one': 'डेटासेट उपलब्ध नहीं',
  /** The text that appears in the subtitle `<summary>` that lists the datasets below the title */
  'document-group.delete.cdr-summary.subtitle_unavailable_other': 'डेटासेट उपलब्ध नहीं',
  /** The text that appears in the title `<summary>` that includes the list of CDRs (singular) */
  'document-group.delete.cdr-summary.title_one': '{{documentCount}}, दूसरे डेटासेट में',
  /** The text that appears in the title `<summary>` that includes the list of CDRs (plural) */
  'document-group.delete.cdr-summary.title_other': '{{documentCount}}, {{count}} डेटासेट में',
  /** Appears when hovering over the copy button to copy */
  'document-group.delete.cdr-table.copy-id-button.tooltip': 'ID कॉपी करें',
  /** The header for the dataset column in the list of cross-dataset references found */
  'document-group.delete.cdr-table.dataset.label': 'डेटासेट',
  /** The header for the document ID column in the list of cross-dataset references found */
  'document-group.delete.cdr-table.document-id.label': 'दस्तावेज़ ID',
  /** The toast title when the copy button has been clicked but copying failed */
  'document-group.delete.cdr-table.id-copied-toast.title-failed': 'दस्तावेज़ की ID कॉपी नहीं हो सकी',
  /** The header for the project ID column in the list of cross-dataset references found */
  'document-group.delete.cdr-table.project-id.label': 'प्रोजेक्ट ID',
  /** The text in the "Delete now" button in the confirm delete dialog that confirms the action (singular) */
  'document-group.delete.confirm-button.text_one': 'मिटाएँ (1)',
  /** The text in the "Delete now" button in the confirm delete dialog that confirms the action (plural) */
  'document-group.delete.confirm-button.text_other': 'मिटाएँ ({{count}})',
  /** The message shown after deletion fails */
  'document-group.delete.error.message':
    'दस्तावेज़ मिटाते समय गड़बड़ी हुई। अक्सर इसका कारण यह होता है कि दूसरे दस्तावेज़ इससे जुड़े हैं।',
  /** Shown if there are references to other documents but the user does not have the permission to see the relevant document IDs */
  'document-group.delete.other-reference-count.title_one': '1 और रेफ़रेंस, जो नहीं दिखाया गया',
  /** Shown if there are references to other documents but the user does not have the permission to see the relevant document IDs */
  'document-group.delete.other-reference-count.title_other': '{{count}} और रेफ़रेंस, जो नहीं दिखाए गए',
  /** Text in the tooltip of this component if hovering over the info icon */
  'document-group.delete.other-reference-count.tooltip':
    'इन रेफ़रेंस की जानकारी नहीं दिखाई जा सकती, क्योंकि उनके डेटासेट का एक्सेस टोकन नहीं है।',
  /** Appears when unable to render a document preview in the referring document list */
  'document-group.delete.preview-item.preview-unavailable.subtitle': 'ID: {{documentId}}',
  /** Appears when unable to render a document preview in the referring document list */
  'document-group.delete.preview-item.preview-unavailable.title': 'प्रीव्यू उपलब्ध नहीं',
  /** Tells the user the count of how many other referring documents there are before listing them. (singular) */
  'document-group.delete.referring-document-count.text_one': '1 दस्तावेज़ “<DocumentTitle/>” से जुड़ा है',
  /** Tells the user the count of how many other referring documents there are before listing them. (plural) */
  'document-group.delete.referring-document-count.text_other': '{{count}} दस्तावेज़ “<DocumentTitle/>” से जुड़े हैं',
  /** Describes the list of documents that refer to the one trying to be deleted (delete) */
  'document-group.delete.referring-documents-descriptor.text':
    'हो सकता है आप “<DocumentTitle/>” न मिटा सकें, क्योंकि ये दस्तावेज़ उससे जुड़े हैं:',
  /** Header of the delete dialog. `count` controls pluralization; `subject` is a translated noun (see `document-group.subject.*`) (singular) */
  'document-group.delete.title_one': '{{count}} {{subject}} मिटाएँ',
  /** Header of the delete dialog. `count` controls pluralization; `subject` is a translated noun (see `document-group.subject.*`) (plural) */
  'document-group.delete.title_other': '{{count}} {{subject}} मिटाएँ',
  /** Translated noun used as the `{{subject}}` value in document group strings such as `document-group.delete.title` (singular) */
  'document-group.subject.variant_one': 'वैरिएंट',
  /** Translated noun used as the `{{subject}}` value in document group strings such as `document-group.delete.title` (plural) */
  'document-group.subject.variant_other': 'वैरिएंट',
  /** Translated noun used as the `{{subject}}` value in document group strings such as `document-group.delete.title` (singular) */
  'document-group.subject.version_one': 'संस्करण',
  /** Translated noun used as the `{{subject}}` value in document group strings such as `document-group.delete.title` (plural) */
  'document-group.subject.version_other': 'संस्करण',
  /** Label to show in the document footer indicating the creation date of the document */
  'document-status.created': '{{date}} बना',
  /** Label to show in the document status indicating the date of the status */
  'document-status.date': '{{date}}',
  /** Label to show in the document footer indicating the last edited date of the document */
  'document-status.edited': '{{date}} बदला गया',
  /** Label to show in the document footer status line when a document was last published */
  'document-status.last-published': 'पिछला प्रकाशन',
  /** Label to show in the document footer indicating the document is not published */
  'document-status.not-published': 'प्रकाशित नहीं',
  /** Label to show in the document footer indicating the published date of the document */
  'document-status.published': '{{date}} बदला गया',
  /** Label to show in document versions status for a published (non-live-edit) document */
  'document-status.published-at': '{{date}} प्रकाशित हुआ',
  /** Label to show in the document footer indicating the revision from date of the document */
  'document-status.revision-from': '<em>{{date}}</em> का संशोधन',
  /** Label to show in the document footer indicating that the revision was not found */
  'document-status.revision-not-found': 'संशोधन नहीं मिला',
  /** Toast description shown when saving changes is taking longer than expected */
  'document-store.slow-commit.description': 'आपके बदलाव अभी सहेजे जा रहे हैं।',
  /** Toast title shown when saving changes is taking longer than expected */
  'document-store.slow-commit.title': 'सहेजने में ज़्यादा समय लग रहा है',
  /** Toast title shown when a document's initial value could not be resolved */
  'document.initial-value.error.title': 'शुरुआती मान नहीं मिल सका',
  /** Toast description shown when a document's initial value could not be resolved. Includes the underlying error message. */
  'document.initial-value.error.description': 'दस्तावेज़ खाली खुला है। {{errorMessage}}',
  /** Label to indicate that a document type was not found */
  'document.type.not-found': 'दस्तावेज़ प्रकार "{{type}}" नहीं मिला',
  /** Error message shown when an action cannot be performed */
  'errors.unable-to-perform-action': 'यह काम नहीं हो सका',
})
