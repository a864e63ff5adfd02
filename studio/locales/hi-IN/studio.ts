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
  /** The value of the <code>_key</code> property must be a unique string. */
  'form.error.duplicate-keys-alert.details.additional-description':
    '<code>_key</code> का मान सबमें अलग होना चाहिए।',
  /** This usually happens when items are created using an API client, and the <code>_key</code> property of each elements has been generated non-uniquely. */
  'form.error.duplicate-keys-alert.details.description':
    'ऐसा अक्सर तब होता है जब आइटम किसी API क्लाइंट से बने हों, और <code>_key</code> सबमें अलग न रखा गया हो।',
  /** Developer info */
  'form.error.duplicate-keys-alert.details.title': 'डेवलपर के लिए',
  /** Generate unique keys */
  'form.error.duplicate-keys-alert.generate-button.text': 'अलग-अलग पहचान बनाएँ',
  /** Several items in this list share the same identifier (key). Every item must have an unique identifier. */
  'form.error.duplicate-keys-alert.summary':
    'इस सूची के कई आइटम की पहचान (key) एक ही है। हर आइटम की पहचान अलग होनी चाहिए।',
  /** Non-unique keys */
  'form.error.duplicate-keys-alert.title': 'पहचान दोहराई गई है',
  /** Error text shown when a field with a given name cannot be found in the schema or is conditionally hidden but explicitly told to render */
  'form.error.field-not-found': 'फ़ील्ड "{{fieldName}}" नहीं मिला। देखें कि वह स्कीमा में तय है और छिपा हुआ नहीं है।',
  /** Add missing keys */
  'form.error.missing-keys-alert.add-button.text': 'छूटी पहचान जोड़ें',
  /** The value of the <code>_key</code> property must be a unique string. */
  'form.error.missing-keys-alert.details.additional-description':
    '<code>_key</code> का मान सबमें अलग होना चाहिए।',
  /** This usually happens when items are created using an API client, and the <code>_key</code> property has not been included. */
  'form.error.missing-keys-alert.details.description':
    'ऐसा अक्सर तब होता है जब आइटम किसी API क्लाइंट से बने हों, और <code>_key</code> न रखा गया हो।',
  /** Developer info */
  'form.error.missing-keys-alert.details.title': 'डेवलपर के लिए',
  /** Some items in the list are missing their keys. This must be fixed in order to edit the list. */
  'form.error.missing-keys-alert.summary': 'सूची के कुछ आइटम की पहचान नहीं है। सूची बदलने से पहले इसे ठीक करना होगा।',
  /** Missing keys */
  'form.error.missing-keys-alert.title': 'पहचान छूटी है',
  /** This usually happens when items are created using an API client, or when a custom input component has added invalid data to the list. */
  'form.error.mixed-array-alert.details.description':
    'ऐसा अक्सर तब होता है जब आइटम किसी API क्लाइंट से बने हों, या किसी ख़ास इनपुट ने सूची में ग़लत मान डाला हो।',
  /** Developer info */
  'form.error.mixed-array-alert.details.title': 'डेवलपर के लिए',
  /** Remove non-object values */
  'form.error.mixed-array-alert.remove-button.text': 'ग़लत मान हटाएँ',
  /** Some items in this list are not objects. This must be fixed in order to edit the list. */
  'form.error.mixed-array-alert.summary': 'इस सूची के कुछ आइटम ऑब्जेक्ट नहीं हैं। सूची बदलने से पहले इसे ठीक करना होगा।',
  /** Invalid list values */
  'form.error.mixed-array-alert.title': 'सूची में ग़लत मान',
  /** Error text shown when form is unable to find an array item at a given indexed path */
  'form.error.no-array-item-at-index':
    '<code>{{path}}</code> पर सूची में जगह <code>{{index}}</code> का आइटम नहीं मिला',
  /** Error text shown when form is unable to find an array item at a given keyed path */
  'form.error.no-array-item-at-key':
    '<code>{{path}}</code> पर `_key` <code>"{{key}}"</code> का आइटम नहीं मिला',
  /** The title above the error call stack output related to the crash */
  'form.error.unhandled-runtime-error.call-stack.title': 'कॉल स्टैक:',
  /** The title above the error component stack provided by React's underlying ErrorBoundary component */
  'form.error.unhandled-runtime-error.component-stack.title': 'कॉम्पोनेंट स्टैक:',
  /** The error message for the unhandled error that crashed the Input component during render */
  'form.error.unhandled-runtime-error.error-message': 'गड़बड़ी: {{message}}',
  /** The title for the error card rendered inside a field in place of a crashing input */
  'form.error.unhandled-runtime-error.title': 'अचानक गड़बड़ी हो गई',
  /** Tooltip / accessible label for the field actions overflow menu button */
  'form.field.actions-menu.title': 'फ़ील्ड के काम',
  /** Form field deprecated label */
  'form.field.deprecated-label': 'अब इस्तेमाल नहीं',
  /** Fallback title shown above field if it has no defined title */
  'form.field.untitled-field-label': 'बिना नाम',
  /** Accessibility label for the icon that indicates the field has a validation error */
  'form.validation.has-error-aria-label': 'ग़लती है',
  /** Accessibility label for the icon that indicates the field has validation information */
  'form.validation.has-info-aria-label': 'जानकारी है',
  /** Accessibility label for the icon that indicates the field has a validation warning */
  'form.validation.has-warning-aria-label': 'चेतावनी है',
  /** Text shown when summarizing validation information, when the field has one or more errors */
  'form.validation.summary.errors-count_one': '{{count}} ग़लती',
  'form.validation.summary.errors-count_other': '{{count}} ग़लतियाँ',
  /** Text shown when summarizing validation information, when the field has one or more warnings */
  'form.validation.summary.warnings-count_one': '{{count}} चेतावनी',
  'form.validation.summary.warnings-count_other': '{{count}} चेतावनियाँ',
  /** Tooltip for free trial navbar button indicating remaining days */
  'free-trial.tooltip.days-count_one': 'ट्रायल में {{count}} दिन बाकी',
  'free-trial.tooltip.days-count_other': 'ट्रायल में {{count}} दिन बाकी',
  /** Tooltip for free trial navbar button, once trial has ended */
  'free-trial.tooltip.trial-finished': 'अपना प्रोजेक्ट अपग्रेड करें',
  /** Label for "contact sales" call to action These are titles for fallback links in the event the help & resources endpoint isn't able to be fetched */
  'help-resources.action.contact-sales': 'सेल्स से बात करें',
  /** Label for "help and support" call to action These are titles for fallback links in the event the help & resources endpoint isn't able to be fetched */
  'help-resources.action.help-and-support': 'मदद और सहायता',
  /** Label for "join our community" call to action These are titles for fallback links in the event the help & resources endpoint isn't able to be fetched */
  'help-resources.action.join-our-community': 'हमारे समुदाय से जुड़ें',
  /** Information for what the latest sanity version is */
  'help-resources.latest-sanity-version': 'सबसे नया संस्करण v{{latestVersion}} है',
  /** Text for link to register a studio */
  'help-resources.register-studio': 'Studio दर्ज करें',
  /** Name of the sanity studio */
  'help-resources.studio': 'Sanity Studio',
  /** Menu item for registered studios (i.e. copies app id) */
  'help-resources.studio-app-id': 'ऐप id',
  /** Menu item for reloading Studio to update */
  'help-resources.studio-auto-update-now': 'v{{newVersion}} के लिए फिर लोड करें',
  /** Information for what studio version the current studio is running */
  'help-resources.studio-version': 'Sanity Studio v{{studioVersion}}',
  /** Subtitle for the studio version menu item when the running or pinned version is deprecated */
  'help-resources.studio-version-deprecated': 'v{{version}} पुराना है',
  /** Title for help and resources menus */
  'help-resources.title': 'मदद और जानकारी',
  /** Label for studio's which are up to date */
  'help-resources.up-to-date': 'सबसे नया',
  /** Version text */
  'help-resources.version': 'v{{version}}',
  /** Incoming references inspector title */
  'incoming-references.title': 'आने वाले रेफ़रेंस',
  /** Text for button to cancel an ongoing upload */
  'input.files.common.cancel-upload': 'रद्द करें',
  /** Text for menuitem upload button default asset source */
  'input.files.common.upload-placeholder.file-input-button.default-source.badge': 'सामान्य',
  /** Text for file input button in upload placeholder */
  'input.files.common.upload-placeholder.file-input-button.text': 'अपलोड करें',
  /** Uploading <FileName/> */
  'input.files.common.upload-progress': '<FileName/> अपलोड हो रही है',
  /** The referenced document cannot be opened, because the URL failed to be resolved */
  'input.reference.document-cannot-be-opened.failed-to-resolve-url':
    'यह दस्तावेज़ नहीं खुल सकता (Studio का URL नहीं मिला)',
  /** Label for adding item after a specific array item */
  'inputs.array.action.add-after': 'इसके बाद आइटम जोड़ें',
  /** Label for adding item before a specific array item */
  'inputs.array.action.add-before': 'इससे पहले आइटम जोड़ें',
  /** Label for adding array item action when the schema allows for only one schema type */
  'inputs.array.action.add-item': 'आइटम जोड़ें',
  /** Label for adding one array item action when the schema allows for multiple schema types, eg. will prompt the user to select a type once triggered */
  'inputs.array.action.add-item-select-type': 'आइटम जोड़ें...',
  /** Label for copying an array item */
  'inputs.array.action.copy': 'कॉपी करें',
  /** Array drag handle button tooltip */
  'inputs.array.action.drag.tooltip': 'क्रम बदलने के लिए खींचें',
  /** Label for duplicating an array item */
  'inputs.array.action.duplicate': 'प्रति बनाएँ',
  /** Label for editing the item of a specific type, eg "Edit Person" */
  'inputs.array.action.edit': '{{itemTypeTitle}} बदलें',
  /** Tooltip text explaining why adding items is disabled when array max is reached */
  'inputs.array.action.max-reached': 'इससे ज़्यादा आइटम नहीं जुड़ सकते',
  /** Label for removing an array item action */
  'inputs.array.action.remove': 'हटाएँ',
  /** Label for removing action when an array item has an error */
  'inputs.array.action.remove-invalid-item': 'हटाएँ',
  /** Label for viewing the item of a specific type, eg "View Person" */
  'inputs.array.action.view': '{{itemTypeTitle}} देखें',
  /** Error description for the array item tooltip that explains that the current item can still be moved or deleted but not edited since the schema definition is not found */
  'inputs.array.error.can-delete-but-no-edit-description':
    'आप इस आइटम को खिसका या मिटा सकते हैं, पर बदल नहीं सकते, क्योंकि इसके प्रकार का स्कीमा कहीं नहीं मिला।',
  /** Error label for toast when array could not resolve the initial value */
  'inputs.array.error.cannot-resolve-initial-value-title':
    'प्रकार {{schemaTypeTitle}} का शुरुआती मान नहीं मिल सका: {{errorMessage}}।',
  /** Error label for toast when trying to upload one array item of a type that cannot be converted to array */
  'inputs.array.error.cannot-upload-unable-to-convert_one':
    'यह आइटम अपलोड नहीं हो सकता, क्योंकि इसे सूची के आइटम में बदलने का तरीका मालूम नहीं:',
  /** Error label for toast when trying to upload multiple array items of a type that cannot be converted to array */
  'inputs.array.error.cannot-upload-unable-to-convert_other':
    'ये आइटम अपलोड नहीं हो सकते, क्योंकि इन्हें सूची के आइटम में बदलने का तरीका मालूम नहीं:',
  /** Error description for the array item tooltip that explains that the current type item is not valid for the list */
  'inputs.array.error.current-schema-not-declare-description':
    'अभी के स्कीमा में <code>{{typeName}}</code> प्रकार इस सूची के लिए मान्य नहीं है। हो सकता है यह प्रकार हटा दिया गया हो, या किसी ने इसे अपने स्कीमा में जोड़ा हो जो अभी लगाया नहीं गया।',
  /** Error description to show how the item is being represented in the json format */
  'inputs.array.error.json-representation-description': 'यह आइटम JSON में:',
  /** Error description for the array item tooltip that explains what the error means with more context */
  'inputs.array.error.type-is-incompatible-prompt':
    '<code>{{typeName}}</code> प्रकार का आइटम इस सूची में नहीं चलता',
  /** Error title for when an item type within an array input is incompatible, used in the tooltip */
  'inputs.array.error.type-is-incompatible-title': 'ऐसा क्यों हो रहा है?',
  /** Error label for unexpected errors in the Array Input */
  'inputs.array.error.unexpected-error': 'अचानक गड़बड़ी: {{error}}',
  /** Label for the array insert menu all items filter */
  'inputs.array.insert-menu.filter.all-items': 'सब',
  /** Label for when the array insert menu search shows no items */
  'inputs.array.insert-menu.search.no-results': 'कोई आइटम नहीं मिला',
  /** Placeholder for the array insert menu search field */
  'inputs.array.insert-menu.search.placeholder': 'खोजें',
  /** Tooltip for the array insert menu grid view toggle */
  'inputs.array.insert-menu.toggle-grid-view.tooltip': 'ग्रिड में दिखाएँ',
  /** Tooltip for the array insert menu list view toggle */
  'inputs.array.insert-menu.toggle-list-view.tooltip': 'सूची में दिखाएँ',
  /** Label for when the array input doesn't have any items */
  'inputs.array.no-items-label': 'कोई आइटम नहीं',
  /** Label for read only array fields */
  'inputs.array.read-only-label': 'यह फ़ील्ड केवल पढ़ा जा सकता है',
  /** Label for when the array input is resolving the initial value for the item */
  'inputs.array.resolving-initial-value': 'शुरुआती मान लाया जा रहा है…',
  /** Tooltip content when boolean input is disabled */
  'inputs.boolean.disabled': 'बंद',
  /** Warning label when selected datetime is in the past */
  'inputs.dateTime.past-date-warning': 'आगे की कोई तारीख़ चुनें।',
  /** Placeholder value for datetime input */
  'inputs.datetime.placeholder': 'जैसे {{example}}',
  /** Acessibility label for button to open file options menu */
  'inputs.file.actions-menu.file-options.aria-label': 'फ़ाइल का मेन्यू खोलें',
  /** Unknown member kind: `{{kind}}` */
  'inputs.file.error.unknown-member-kind': 'अनजान हिस्सा: {{kind}}',
  /** The value of this field is not a valid file. Resetting this field will let you choose a new file. */
  'inputs.file.invalid-file-warning.description':
    'इस फ़ील्ड का मान सही फ़ाइल नहीं है। इसे रीसेट करने पर आप नई फ़ाइल चुन सकते हैं।',
  /** Reset value */
  'inputs.file.invalid-file-warning.reset-button.text': 'मान रीसेट करें',
  /** Invalid file value */
  'inputs.file.invalid-file-warning.title': 'फ़ाइल का मान ग़लत है',
  /** The upload could not be completed at this time. */
  'inputs.file.upload-failed.description': 'अभी अपलोड पूरा नहीं हो सका।',
  /** Upload failed */
  'inputs.file.upload-failed.title': 'अपलोड नहीं हो सका',
  /** Private access policy badge label */
  'inputs.files.common.access-policy.private.label': 'निजी एसेट',
  /** Private access policy badge tooltip */
  'inputs.files.common.access-policy.private.tooltip': 'CDN पर केवल हस्ताक्षर वाले URL से खुलता है',
  /** Clear field */
  'inputs.files.common.actions-menu.clear-field.label': 'फ़ील्ड खाली करें',
  /** Copy URL */
  'inputs.files.common.actions-menu.copy-url.label': 'URL कॉपी करें',
  /** Download */
  'inputs.files.common.actions-menu.download.label': 'डाउनलोड करें',
  /** The URL is copied to the clipboard */
  'inputs.files.common.actions-menu.notification.url-copied': 'URL कॉपी हो गया',
  /** Open in source */
  'inputs.files.common.actions-menu.open-in-source.label': '{{sourceName}} में खोलें',
  /** Replace */
  'inputs.files.common.actions-menu.replace.label': 'दूसरी लगाएँ',
  /** Upload */
  'inputs.files.common.actions-menu.upload.label': 'अपलोड करें',
  /** Drop to upload */
  'inputs.files.common.drop-message.drop-to-upload': 'अपलोड करने के लिए छोड़ें',
  /** Drop to upload `{{count}}` file */
  'inputs.files.common.drop-message.drop-to-upload-multi_one': '{{count}} फ़ाइल अपलोड करने के लिए छोड़ें',
  /** Drop to upload `{{count}}` files */
  'inputs.files.common.drop-message.drop-to-upload-multi_other': '{{count}} फ़ाइलें अपलोड करने के लिए छोड़ें',
  /** Can't upload this file here */
  'inputs.files.common.drop-message.drop-to-upload.no-accepted-file-message_one':
    'यह फ़ाइल यहाँ अपलोड नहीं हो सकती',
  /** Can't upload any of these files here */
  'inputs.files.common.drop-message.drop-to-upload.no-accepted-file-message_other':
    'इनमें से कोई फ़ाइल यहाँ अपलोड नहीं हो सकती',
  /** `{{count}}` file can't be uploaded here */
  'inputs.files.common.drop-message.drop-to-upload.rejected-file-message_one':
    '{{count}} फ़ाइल यहाँ अपलोड नहीं हो सकती',
  /** `{{count}}` files can't be uploaded here */
  'inputs.files.common.drop-message.drop-to-upload.rejected-file-message_other':
    '{{count}} फ़ाइलें यहाँ अपलोड नहीं हो सकतीं',
  /** Cannot upload `{{count}}` files */
  'inputs.files.common.placeholder.cannot-upload-some-files_one': 'फ़ाइल अपलोड नहीं हो सकती',
  'inputs.files.common.placeholder.cannot-upload-some-files_other': '{{count}} फ़ाइलें अपलोड नहीं हो सकतीं',
  /** Drag or paste type here */
  'inputs.files.common.placeholder.drag-or-paste-to-upload_file': 'फ़ाइल यहाँ खींचें या पेस्ट करें',
  /** Drag or paste image here */
  'inputs.files.common.placeholder.drag-or-paste-to-upload_image': 'तस्वीर यहाँ खींचें या पेस्ट करें',
  /** Drop to upload file */
  'inputs.files.common.placeholder.drop-to-upload_file': 'फ़ाइल अपलोड करने के लिए छोड़ें',
  /** Drop to upload image */
  'inputs.files.common.placeholder.drop-to-upload_image': 'तस्वीर अपलोड करने के लिए छोड़ें',
  /** Read only */
  'inputs.files.common.placeholder.read-only': 'केवल पढ़ सकते हैं',
  /** Select asset source destination for files to upload */
  'inputs.files.common.placeholder.select-asset-source-upload-destination': 'फ़ाइलें यहाँ अपलोड करें:',
  /** Can't upload files here */
  'inputs.files.common.placeholder.upload-not-supported': 'यहाँ फ़ाइलें अपलोड नहीं हो सकतीं',
  /** Clear upload */
  'inputs.files.common.stale-upload-warning.clear': 'अपलोड हटाएँ',
  /** An upload has made no progress for at least `{{staleThresholdMinutes}}` minutes and likely got interrupted. You can safely clear the incomplete upload and try uploading again. */
  'inputs.files.common.stale-upload-warning.description':
    'एक अपलोड कम से कम {{staleThresholdMinutes}} मिनट से आगे नहीं बढ़ा, शायद बीच में रुक गया। आप अधूरा अपलोड हटाकर फिर से अपलोड कर सकते हैं।',
  /** Incomplete upload */
  'inputs.files.common.stale-upload-warning.title': 'अधूरा अपलोड',
  /** Select file */
  'inputs.files.select-dialog.title': '"{{targetTitle}}" के लिए फ़ाइल चुनें',
  /** Tooltip text for action to crop image */
  'inputs.image.actions-menu.crop-image-tooltip': 'तस्वीर क्रॉप करें',
  /** Accessibility label for button to open image edit dialog */
  'inputs.image.actions-menu.edit-details.aria-label': 'तस्वीर बदलने का डायलॉग खोलें',
  /** Accessibility label for button to open image options menu */
  'inputs.image.actions-menu.options.aria-label': 'तस्वीर का मेन्यू खोलें',
  /** Cannot upload this file here */
  'inputs.image.drag-overlay.cannot-upload-here': 'यह फ़ाइल यहाँ अपलोड नहीं हो सकती',
  /** Drop image to upload */
  'inputs.image.drag-overlay.drop-to-upload-image': 'अपलोड करने के लिए तस्वीर छोड़ें',
  /** This field is read only */
  'inputs.image.drag-overlay.this-field-is-read-only': 'यह फ़ील्ड केवल पढ़ा जा सकता है',
  /** Image could not be loaded due to possible access restrictions */
  'inputs.image.error.possible-access-restriction': 'तस्वीर लोड नहीं हो सकी। शायद इसे देखने की अनुमति नहीं है।',
  /** Unknown member kind: `{{kind}}` */
  'inputs.image.error.unknown-member-kind': 'अनजान हिस्सा: {{kind}}',
  /** Edit hotspot and crop */
  'inputs.image.hotspot-dialog.title': 'मुख्य बिंदु और क्रॉप बदलें',
  /** The value of this field is not a valid image. Resetting this field will let you choose a new image. */
  'inputs.image.invalid-image-warning.description':
    'इस फ़ील्ड का मान सही तस्वीर नहीं है। इसे रीसेट करने पर आप नई तस्वीर चुन सकते हैं।',
  /** Reset value */
  'inputs.image.invalid-image-warning.reset-button.text': 'मान रीसेट करें',
  /** Invalid image value */
  'inputs.image.invalid-image-warning.title': 'तस्वीर का मान ग़लत है',
  /** Preview of uploaded image */
  'inputs.image.preview-uploaded-image': 'अपलोड की हुई तस्वीर का प्रीव्यू',
  /** Select image */
  'inputs.image.select-dialog.title': '"{{targetTitle}}" के लिए तस्वीर चुनें',
  /** The upload could not be completed at this time. */
  'inputs.image.upload-error.description': 'अभी अपलोड पूरा नहीं हो सका।',
  /** Upload failed */
  'inputs.image.upload-error.title': 'अपलोड नहीं हो सका',
  /** Adjust the rectangle to crop image. Adjust the circle to specify the area that should always be visible. */
  'inputs.imagetool.description': 'चौकोर खाँचे से तस्वीर क्रॉप करें। गोले से वह हिस्सा चुनें जो हमेशा दिखना चाहिए।',
  /** Error: `{{errorMessage}}` */
  'inputs.imagetool.load-error': 'गड़बड़ी: {{errorMessage}}',
  /** Hotspot & Crop */
  'inputs.imagetool.title': 'मुख्य बिंदु और क्रॉप',
  /** Warnings displayed to developers when using the crop/hotspot tool on vector images, notifying them that crops/hotspot are not respected when serving the image in vector format. For the crop/hotspot to apply, images must be served in a raster format such as JPG or PNG, by appending eg `fm=jpg` to the image url, or calling `format('jpg')` if using `@sanity/image-url` */
  'inputs.imagetool.vector-warning.developer-info':
    "वेक्टर तस्वीरों में मुख्य बिंदु और क्रॉप नहीं चलते। इन्हें चलाने के लिए तस्वीर किसी रास्टर रूप में लें। जैसे: <ImageUrlDocumentationLink>तस्वीर के URL</ImageUrlDocumentationLink> में <code>fm=jpg</code>, या <ImageUrlPackageDocumentationLink>@sanity/image-url</ImageUrlPackageDocumentationLink> में <code>.format('png')</code>।",
  /** See developer info */
  'inputs.imagetool.vector-warning.expand-developer-info': 'डेवलपर के लिए जानकारी',
  /** Gotcha: Serving vector images with hotspot and crop from the Sanity Image API */
  'inputs.imagetool.vector-warning.title':
    'चेतावनी: हो सकता है जहाँ यह तस्वीर दिखे, वहाँ मुख्य बिंदु और क्रॉप लागू न हों।',
  /** Convert to `{{targetType}}` */
  'inputs.invalid-value.convert-button.text': '{{targetType}} में बदलें',
  /** The current value (<code>`{{actualType}}`</code>) */
  'inputs.invalid-value.current-type': 'अभी का मान (<code>{{actualType}}</code>)',
  /** The property value is stored as a value type that does not match the expected type. */
  'inputs.invalid-value.description': 'यहाँ जैसा मान चाहिए, सहेजा हुआ मान उस प्रकार का नहीं है।',
  /** The value of this property must be of type <code>`{{validType}}`</code> according to the schema. */
  'inputs.invalid-value.details.description':
    'स्कीमा के अनुसार इसका मान <code>{{validType}}</code> प्रकार का होना चाहिए।',
  /** Only the following types are valid here according to schema: */
  'inputs.invalid-value.details.multi-type-description': 'स्कीमा के अनुसार यहाँ केवल ये प्रकार चलते हैं:',
  /** Mismatching value types typically occur when the schema has recently been changed. */
  'inputs.invalid-value.details.possible-reason': 'ऐसा अक्सर तब होता है जब स्कीमा हाल ही में बदला गया हो।',
  /** Developer info */
  'inputs.invalid-value.details.title': 'डेवलपर के लिए',
  /** -- Invalid Value Input --  /** Reset value */
  'inputs.invalid-value.reset-button.text': 'मान रीसेट करें',
  /** Invalid property value */
  'inputs.invalid-value.title': 'मान ग़लत है',
  /** Title for the "All fields" field group */
  'inputs.object.field-group-tabs.all-fields-title': 'सारे फ़ील्ड',
  /** Aria label for the "Field groups" select control on smaller screens */
  'inputs.object.field-group-tabs.aria-label': 'फ़ील्ड के समूह',
  /** Text shown in field group select for a group with error validation */
  'inputs.object.field-group-tabs.validation-error': 'ग़लती',
  /** Text shown in field group select for a group with info validation */
  'inputs.object.field-group-tabs.validation-info': 'जानकारी',
  /** Text shown in field group select for a group with warning validation */
  'inputs.object.field-group-tabs.validation-warning': 'चेतावनी',
  /** Read-only field description */
  'inputs.object.unknown-fields.read-only.description':
    'दस्तावेज़ के स्कीमा के अनुसार यह फ़ील्ड <strong>केवल पढ़ने के लिए</strong> है और खाली नहीं किया जा सकता। Studio में इसे खाली करना हो तो स्कीमा में ऊपर वाले प्रकार से <code>readOnly</code> हटाएँ।',
  /** Fallback description shown when the unknown reference preview cannot be loaded */
  'inputs.object.unknown-fields.reference.preview.unavailable':
    'रेफ़रेंस "{{documentId}}" का प्रीव्यू लोड नहीं हो सका।',
  /** Remove field */
  'inputs.object.unknown-fields.remove-field-button.text': 'फ़ील्ड हटाएँ',
  /** Encountered `{{count}}` fields that are not defined in the schema. */
  'inputs.object.unknown-fields.warning.description_one': 'एक फ़ील्ड मिला जो स्कीमा में तय नहीं है।',
  'inputs.object.unknown-fields.warning.description_other': '{{count}} फ़ील्ड मिले जो स्कीमा में तय नहीं हैं।',
  /** Detailed description of unknown field warning */
  'inputs.object.unknown-fields.warning.details.description_one':
    'यह फ़ील्ड स्कीमा में तय नहीं है। हो सकता है इसे हटा दिया गया हो, या किसी ने अपने प्रोजेक्ट में जोड़ा हो और अभी लगाया न हो।',
  'inputs.object.unknown-fields.warning.details.description_other':
    'ये फ़ील्ड दस्तावेज़ के स्कीमा में तय नहीं हैं। हो सकता है इन्हें हटा दिया गया हो, या किसी ने अपने प्रोजेक्ट में जोड़ा हो और अभी लगाया न हो।',
  /** Developer info */
  'inputs.object.unknown-fields.warning.details.title': 'डेवलपर के लिए',
  /** Unknown field found */
  'inputs.object.unknown-fields.warning.title_one': 'अनजान फ़ील्ड मिला',
  'inputs.object.unknown-fields.warning.title_other': 'अनजान फ़ील्ड मिले',
  /** Collapse the editor to save screen space */
  'inputs.portable-text.action.collapse-editor': 'एडिटर छोटा करें',
  /** Aria label for action to edit an existing annotation */
  'inputs.portable-text.action.edit-annotation-aria-label': 'टिप्पणी बदलें',
  /** Expand the editor to give more editing space */
  'inputs.portable-text.action.expand-editor': 'एडिटर बड़ा करें',
  /** Label label for action to insert a block of a given type (`{{typeName}}`) */
  'inputs.portable-text.action.insert-block': '{{typeName}} जोड़ें',
  /** Accessibility label for action to insert a block of a given type (`{{typeName}}`) */
  'inputs.portable-text.action.insert-block-aria-label': '{{typeName}} जोड़ें (ब्लॉक)',
  /** Label for action to insert an inline object of a given type (`{{typeName}}`) */
  'inputs.portable-text.action.insert-inline-object': '{{typeName}} जोड़ें',
  /** Accessibility label for action to insert an inline object of a given type (`{{typeName}}`) */
  'inputs.portable-text.action.insert-inline-object-aria-label': '{{typeName}} जोड़ें (पंक्ति में)',
  /** Aria label for action to remove an annotation */
  'inputs.portable-text.action.remove-annotation-aria-label': 'टिप्पणी हटाएँ',
  /** Label for activate on focus with context of click and not focused */
  'inputs.portable-text.activate-on-focus-message_click': 'लिखने के लिए क्लिक करें',
  /** Label for activate on focus with context of click and focused */
  'inputs.portable-text.activate-on-focus-message_click-focused': 'लिखने के लिए क्लिक करें या स्पेस दबाएँ',
  /** Label for activate on focus with context of tap and not focused */
  'inputs.portable-text.activate-on-focus-message_tap': 'लिखने के लिए टैप करें',
  /** Aria label for the annotation object */
  'inputs.portable-text.annotation-aria-label': 'टिप्पणी ऑब्जेक्ट',
  /** Title for dialog that allows editing an annotation */
  'inputs.portable-text.annotation-editor.title': '{{schemaType}} बदलें',
  /** Title of the default "link" annotation */
  'inputs.portable-text.annotation.link': 'लिंक',
  /** Aria label for the block object */
  'inputs.portable-text.block.aria-label': 'ब्लॉक ऑब्जेक्ट',
  /** Label for action to edit a block item, in the case where it is editable */
  'inputs.portable-text.block.edit': 'बदलें',
  /** Accessibility label for the button that opens the actions menu on blocks */
  'inputs.portable-text.block.open-menu-aria-label': 'मेन्यू खोलें',
  /** Label for action to open a reference, in the case of block-level reference types */
  'inputs.portable-text.block.open-reference': 'रेफ़रेंस खोलें',
  /** Label for action to remove a block item */
  'inputs.portable-text.block.remove': 'हटाएँ',
  /** Label for action to view a block item, in the case where it is read-only and thus cannot be edited */
  'inputs.portable-text.block.view': 'देखें',
  /** Title of the "code" decorator */
  'inputs.portable-text.decorator.code': 'कोड',
  /** Title of the "em" (emphasis) decorator */
  'inputs.portable-text.decorator.emphasis': 'तिरछा',
  /** Title of the "strike-through" decorator */
  'inputs.portable-text.decorator.strike-through': 'कटा हुआ',
  /** Title of the "strong" decorator */
  'inputs.portable-text.decorator.strong': 'मोटा',
  /** Title of the "underline" decorator */
  'inputs.portable-text.decorator.underline': 'रेखांकित',
  /** Placeholder text for when the editor is empty */
  'inputs.portable-text.empty-placeholder': 'खाली',
  /** Aria label for the block object */
  'inputs.portable-text.inline-block.aria-label': 'पंक्ति का ऑब्जेक्ट',
  /** Label for action to edit an inline object item */
  'inputs.portable-text.inline-object.edit': 'ऑब्जेक्ट बदलें',
  /** Aria label for icon for action to edit an inline object item */
  'inputs.portable-text.inline-object.edit-aria-label': 'ऑब्जेक्ट बदलें',
  /** Label for action to remove an inline object item */
  'inputs.portable-text.inline-object.remove': 'ऑब्जेक्ट हटाएँ',
  /** Aria label for icon for action to remove an inline object item */
  'inputs.portable-text.inline-object.remove-aria-label': 'ऑब्जेक्ट हटाएँ',
  /** Disclaimer text shown on invalid Portable Text value, when an action is available to unblock the user, but it is not guaranteed to be safe */
  'inputs.portable-text.invalid-value.action-disclaimer':
    'ध्यान दें: ऊपर वाला काम आम तौर पर सुरक्षित है, पर शक हो तो अपना Studio बनाने वालों से पूछें।',
  /** Action presented when the Portable Text field value is invalid, when block with key `{{key}}` has a child with key `{{childKey}}` of type `{{childType}}` which is not allowed by the schema definition */
  'inputs.portable-text.invalid-value.disallowed-child-type.action': 'ऑब्जेक्ट हटाएँ',
  /** Text explaining that the Portable Text field value is invalid, when block with key `{{key}}` has a child with key `{{childKey}}` of type `{{childType}}` which is not allowed by the schema definition */
  'inputs.portable-text.invalid-value.disallowed-child-type.description':
    'ब्लॉक <code>{{key}}</code> का हिस्सा {{childKey}} <code>{{childType}}</code> प्रकार का है, जो स्कीमा में मान्य नहीं।',
  /** Action presented when the Portable Text field value is invalid, when child with key `{{key}}` has a type (`{{typeName}}`) that is not an allowed block type for this field */
  'inputs.portable-text.invalid-value.disallowed-type.action': 'ब्लॉक हटाएँ',
  /** Text explaining that the Portable Text field value is invalid, when child with key `{{key}}` has a type (`{{typeName}}`) that is not an allowed block type for this field */
  'inputs.portable-text.invalid-value.disallowed-type.description':
    'ब्लॉक <code>{{key}}</code> <code>{{typeName}}</code> प्रकार का है, जो स्कीमा में मान्य नहीं।',
  /** Action presented when the Portable Text field value is invalid, when block with key `{{key}}` contains no children */
  'inputs.portable-text.invalid-value.empty-children.action': 'खाली पाठ जोड़ें',
  /** Text explaining that the Portable Text field value is invalid, when block with key `{{key}}` contains no children */
  'inputs.portable-text.invalid-value.empty-children.description':
    'पाठ के ब्लॉक <code>{{key}}</code> में कोई पाठ नहीं है।',
  /** Label for the button to ignore invalid values in the Portable Text editor */
  'inputs.portable-text.invalid-value.ignore-button.text': 'छोड़ दें',
  /** Action presented when the Portable Text field value is invalid, when child with key `{{key}}` has a `_type` property that is set to `block`, but the block type defined in schema has a different name (`{{expectedTypeName}}`) */
  'inputs.portable-text.invalid-value.incorrect-block-type.action':
    'प्रकार <code>{{expectedTypeName}}</code> रखें',
  /** Text explaining that the Portable Text field value is invalid, when child with key `{{key}}` has a `_type` property that is set to `block`, but the block type defined in schema has a different name (`{{expectedTypeName}}`) */
  'inputs.portable-text.invalid-value.incorrect-block-type.description':
    'ब्लॉक <code>{{key}}</code> के प्रकार का नाम ग़लत है। स्कीमा के अनुसार <code>{{expectedTypeName}}</code> होना चाहिए।',
  /** Action presented when the Portable Text field value is invalid, when block with key `{{key}}` has a span with key `{{childKey}}` that has a missing or invalid `text` property */
  'inputs.portable-text.invalid-value.invalid-span-text.action': 'पाठ खाली करें',
  /** Text explaining that the Portable Text field value is invalid, when block with key `{{key}}` has a span with key `{{childKey}}` that has a missing or invalid `text` property */
  'inputs.portable-text.invalid-value.invalid-span-text.description':
    'ब्लॉक <code>{{key}}</code> के हिस्से {{childKey}} में <code>text</code> नहीं है या ग़लत है।',
  /** Action presented when the Portable Text field value is invalid, when child with key `{{key}}` is missing a `_type` property, but seems to be a block of type `{{expectedTypeName}}` */
  'inputs.portable-text.invalid-value.missing-block-type.action':
    'प्रकार <code>{{expectedTypeName}}</code> रखें',
  /** Text explaining that the Portable Text field value is invalid, when child with key `{{key}}` is missing a `_type` property, but seems to be a block of type `{{expectedTypeName}}` */
  'inputs.portable-text.invalid-value.missing-block-type.description':
    'ब्लॉक <code>{{key}}</code> के प्रकार का नाम नहीं है। स्कीमा के अनुसार <code>{{expectedTypeName}}</code> होना चाहिए।',
  /** Action presented when the Portable Text field value is invalid, when block with key `{{key}}` has a child at `{{index}}` which is missing `_key` property */
  'inputs.portable-text.invalid-value.missing-child-key.action': 'नई पहचान दें',
  /** Text explaining that the Portable Text field value is invalid, when block with key `{{key}}` has a child at `{{index}}` which is missing `_key` property */
  'inputs.portable-text.invalid-value.missing-child-key.description':
    'ब्लॉक <code>{{key}}</code> में जगह <code>{{index}}</code> के हिस्से में <code>_key</code> नहीं है।',
  /** Action presented when the Portable Text field value is invalid, when block with key `{{key}}` has a child with key `{{childKey}}` which is missing a `_type` property */
  'inputs.portable-text.invalid-value.missing-child-type.action': 'ऑब्जेक्ट हटाएँ',
  /** Text explaining that the Portable Text field value is invalid, when block with key `{{key}}` has a child with key `{{childKey}}` which is missing a `_type` property */
  'inputs.portable-text.invalid-value.missing-child-type.description':
    'ब्लॉक <code>{{key}}</code> के हिस्से {{childKey}} में <code>_type</code> नहीं है।',
  /** Action presented when the Portable Text field value is invalid, when child at `{{index}}` is missing the required `_key` property */
  'inputs.portable-text.invalid-value.missing-key.action': 'नई पहचान दें',
  /** Text explaining that the Portable Text field value is invalid, when child at `{{index}}` is missing the required `_key` property */
  'inputs.portable-text.invalid-value.missing-key.description':
    'जगह <code>{{index}}</code> के ब्लॉक में ज़रूरी <code>_key</code> नहीं है।',
  /** Action presented when the Portable Text field value is invalid, when child with key `{{key}}` has a missing or invalid `children` property */
  'inputs.portable-text.invalid-value.missing-or-invalid-children.action': 'ब्लॉक हटाएँ',
  /** Text explaining that the Portable Text field value is invalid, when child with key `{{key}}` has a missing or invalid `children` property */
  'inputs.portable-text.invalid-value.missing-or-invalid-children.description':
    'पाठ के ब्लॉक <code>{{key}}</code> में `children` नहीं है या ग़लत है।',
  /** Action presented when the Portable Text field value is invalid, when child with key `{{key}}` has a missing or invalid `markDefs` property */
  'inputs.portable-text.invalid-value.missing-or-invalid-markdefs.action': 'गुण जोड़ें',
  /** Text explaining that the Portable Text field value is invalid, when child with key `{{key}}` has a missing or invalid `markDefs` property */
  'inputs.portable-text.invalid-value.missing-or-invalid-markdefs.description':
    'पाठ के ब्लॉक <code>{{key}}</code> में `markDefs` नहीं है या ग़लत है।',
  /** Action presented when the Portable Text field value is invalid, when child with key `{{key}}` is missing a `_type` property */
  'inputs.portable-text.invalid-value.missing-type.action': 'ब्लॉक हटाएँ',
  /** Text explaining that the Portable Text field value is invalid, when child with key `{{key}}` is missing a `_type` property */
  'inputs.portable-text.invalid-value.missing-type.description':
    'ब्लॉक <code>{{key}}</code> के प्रकार का नाम नहीं है।',
  /** Action presented when the Portable Text field value is invalid, when block with key `{{key}}` contains a non-object child at index `{{index}}` */
  'inputs.portable-text.invalid-value.non-object-child.action': 'आइटम हटाएँ',
  /** Text explaining that the Portable Text field value is invalid, when block with key `{{key}}` contains a non-object child at index `{{index}}` */
  'inputs.portable-text.invalid-value.non-object-child.description':
    'ब्लॉक <code>{{key}}</code> में जगह <code>{{index}}</code> का हिस्सा ऑब्जेक्ट नहीं है।',
  /** Action presented when the Portable Text field value is invalid, when the Portable Text field is not an array, or the array is empty */
  'inputs.portable-text.invalid-value.not-an-array.action': 'मान खाली करें',
  /** Text explaining that the Portable Text field value is invalid, when the Portable Text field is not an array, or the array is empty */
  'inputs.portable-text.invalid-value.not-an-array.description':
    'मान Portable Text ब्लॉकों की सूची होना चाहिए, या खाली।',
  /** Action presented when the Portable Text field value is invalid, when child at `{{index}}` is not an object */
  'inputs.portable-text.invalid-value.not-an-object.action': 'आइटम हटाएँ',
  /** Text explaining that the Portable Text field value is invalid, when child at `{{index}}` is not an object */
  'inputs.portable-text.invalid-value.not-an-object.description':
    '<code>{{index}}</code> पर आइटम ऑब्जेक्ट नहीं है।',
  /** Action presented when the Portable Text field value is invalid, when block with key `{{key}}` contains marks (`{{orphanedMarks}}`) that are not supported by the current schema */
  'inputs.portable-text.invalid-value.orphaned-marks.action': 'अमान्य निशान हटाएँ',
  /** Text explaining that the Portable Text field value is invalid, when block with key `{{key}}` contains marks (`{{orphanedMarks}}`) that are not supported by the current schema */
  'inputs.portable-text.invalid-value.orphaned-marks.description':
    'पाठ के ब्लॉक <code>{{key}}</code> में ऐसे निशान हैं <code>({{orphanedMarks, list}})</code> जो स्कीमा में मान्य नहीं।',
  /** Title for the alert indicating that the Portable Text field has an invalid value */
  'inputs.portable-text.invalid-value.title': 'Portable Text का मान ग़लत है',
  /** Title of "bulleted" list type */
  'inputs.portable-text.list-type.bullet': 'बिंदु वाली सूची',
  /** Title of numbered list type */
  'inputs.portable-text.list-type.number': 'अंक वाली सूची',
  /** Title of the "h1" block style */
  'inputs.portable-text.style.h1': 'शीर्षक 1',
  /** Title of the "h2" block style */
  'inputs.portable-text.style.h2': 'शीर्षक 2',
  /** Title of the "h3" block style */
  'inputs.portable-text.style.h3': 'शीर्षक 3',
  /** Title of the "h4" block style */
  'inputs.portable-text.style.h4': 'शीर्षक 4',
  /** Title of the "h5" block style */
  'inputs.portable-text.style.h5': 'शीर्षक 5',
  /** Title of the "h6" block style */
  'inputs.portable-text.style.h6': 'शीर्षक 6',
  /** Title shown when multiple blocks of varying styles is selected */
  'inputs.portable-text.style.multiple': 'कई शैलियाँ',
  /** Title of fallback when no style is given for a block */
  'inputs.portable-text.style.none': 'कोई शैली नहीं',
  /** Title of the "normal" block style */
  'inputs.portable-text.style.normal': 'सामान्य',
  /** Title of the "quote" block style */
  'inputs.portable-text.style.quote': 'उद्धरण',
  /** Tooltip on text whose annotation type is not defined in the schema */
  'inputs.portable-text.unknown-value.annotation': 'टिप्पणी स्कीमा में तय नहीं: {{name}}',
  /** Tooltip on a block whose list type is not defined in the schema */
  'inputs.portable-text.unknown-value.list-item': 'सूची का प्रकार स्कीमा में तय नहीं: {{name}}',
  /** Tooltip on text carrying a mark that is not defined in the schema */
  'inputs.portable-text.unknown-value.mark': 'निशान स्कीमा में तय नहीं: {{name}}',
  /** Tooltip on a block whose style is not defined in the schema */
  'inputs.portable-text.unknown-value.style': 'शैली स्कीमा में तय नहीं: {{name}}',
  /** Label for the table lane that appends a column */
  'inputs.portable-text.table.add-column': 'अंत में कॉलम जोड़ें',
  /** Label for the table lane that appends a row */
  'inputs.portable-text.table.add-row': 'अंत में पंक्ति जोड़ें',
  /** Aria label for a table column's drag/select handle */
  'inputs.portable-text.table.column-handle': 'कॉलम का हैंडल',
  /** Label for the trash chip that deletes the selected column */
  'inputs.portable-text.table.delete-column': 'कॉलम मिटाएँ',
  /** Label for the trash chip that deletes the selected row */
  'inputs.portable-text.table.delete-row': 'पंक्ति मिटाएँ',
  /** Label for the table menu item that deletes the table */
  'inputs.portable-text.table.delete-table': 'टेबल मिटाएँ',
  /** Label for the table menu's header row toggle */
  'inputs.portable-text.table.header-row': 'शीर्षक पंक्ति',
  /** Aria label for the dots that insert a row or column at a boundary */
  'inputs.portable-text.table.insert-here': 'यहाँ जोड़ें',
  /** Aria label for the table menu button */
  'inputs.portable-text.table.menu-aria-label': 'टेबल के विकल्प',
  /** Aria label for a table row's drag/select handle */
  'inputs.portable-text.table.row-handle': 'पंक्ति का हैंडल',
  /** Label for the table menu item that selects the whole table */
  'inputs.portable-text.table.select-table': 'टेबल चुनें',
  /** Label for action to clear the current value of the reference field */
  'inputs.reference.action.clear': 'खाली करें',
  /** Label for action to copy the current item (used within arrays) */
  'inputs.reference.action.copy': 'कॉपी करें',
  /** Label for action to create a new document from the reference input */
  'inputs.reference.action.create-new-document': 'बनाएँ',
  /** Label for action to create a new document from the reference input, when there are multiple templates or document types to choose from */
  'inputs.reference.action.create-new-document-select': 'बनाएँ…',
  /** Label for action to duplicate the current item to a new item (used within arrays) */
  'inputs.reference.action.duplicate': 'प्रति बनाएँ',
  /** Label for action that opens the referenced document in a new tab */
  'inputs.reference.action.open-in-new-tab': 'नए टैब में खोलें',
  /** Label for action to remove the reference from an array */
  'inputs.reference.action.remove': 'हटाएँ',
  /** Label for action to replace the current value of the field */
  'inputs.reference.action.replace': 'दूसरा लगाएँ',
  /** Label for action to cancel a previously initiated replace action */
  'inputs.reference.action.replace-cancel': 'बदलना रद्द करें',
  /** The cross-dataset reference field currently has a reference, but the feature has been disabled since it was created. This explains what can/cannot be done in its current state. */
  'inputs.reference.cross-dataset.feature-disabled-actions':
    'आप इस फ़ील्ड का रेफ़रेंस हटा सकते हैं, पर सुविधा बंद रहने तक दूसरा दस्तावेज़ नहीं लगा सकते।',
  /** A cross-dataset reference field exists but the feature has been disabled. A <DocumentationLink> component is available. */
  'inputs.reference.cross-dataset.feature-disabled-description':
    'यह सुविधा बंद है। इसे चालू करने का तरीका <DocumentationLink>यहाँ</DocumentationLink> पढ़ें।',
  /** Title for a warning telling the user that the current project does not have the "cross dataset references" feature */
  'inputs.reference.cross-dataset.feature-unavailable-title': 'सुविधा उपलब्ध नहीं: दूसरे डेटासेट का रेफ़रेंस',
  /** The cross-dataset reference points to a document with an invalid type */
  'inputs.reference.cross-dataset.invalid-type': 'रेफ़रेंस वाले दस्तावेज़ का प्रकार ग़लत है ({{typeName}}) <JsonValue/>',
  /** The referenced document will open in a new tab (due to external studio) */
  'inputs.reference.document-opens-in-new-tab': 'यह दस्तावेज़ नए टैब में खुलता है',
  /** Error title for when the document is unavailable (for any possible reason) */
  'inputs.reference.error.document-unavailable-title': 'दस्तावेज़ उपलब्ध नहीं',
  /** Error title for when the referenced document failed to be loaded */
  'inputs.reference.error.failed-to-load-document-title': 'रेफ़रेंस वाला दस्तावेज़ लोड नहीं हो सका',
  /** Error title for when the reference search returned a document that is not an allowed type for the field */
  'inputs.reference.error.invalid-search-result-type-title':
    'खोज में ऐसा प्रकार मिला जो यहाँ नहीं चलता: "{{returnedType}}"',
  /** Error description for when the document referenced is not one of the types declared as allowed target types in schema */
  'inputs.reference.error.invalid-type-description':
    'रेफ़रेंस वाला दस्तावेज़ (<code>{{documentId}}</code>) <code>{{actualType}}</code> प्रकार का है। स्कीमा के अनुसार यहाँ केवल ये प्रकार चलते हैं: <AllowedTypes/>।',
  /** Error title for when the document referenced is not one of the types declared as allowed target types in schema */
  'inputs.reference.error.invalid-type-title': 'दस्तावेज़ का प्रकार ग़लत है',
  /** Error description for when the user does not have permissions to read the referenced document */
  'inputs.reference.error.missing-read-permissions-description': 'अनुमति न होने से रेफ़रेंस वाला दस्तावेज़ नहीं खुल सका',
  /** Error title for when the user does not have permissions to read the referenced document */
  'inputs.reference.error.missing-read-permissions-title': 'अनुमति नहीं है',
  /** Error description for when the current reference value points to a document that does not exist (on weak references) */
  'inputs.reference.error.nonexistent-document-description':
    'रेफ़रेंस वाला दस्तावेज़ नहीं है (ID: <code>{{documentId}}</code>)। रेफ़रेंस हटाएँ या दूसरा दस्तावेज़ लगाएँ।',
  /** Error title for when the current reference value points to a document that does not exist (on weak references) */
  'inputs.reference.error.nonexistent-document-title': 'नहीं मिला',
  /** Label for button that clears the reference when it points to a document that does not exist (on weak references) */
  'inputs.reference.error.nonexistent-document.clear-button-label': 'खाली करें',
  /** Error title for when the search for a reference failed. Note that the message sent by the backend may not be localized. */
  'inputs.reference.error.search-failed-title': 'रेफ़रेंस की खोज नहीं हो सकी',
  /** Label for when the GDR points to an invalid type */
  'inputs.reference.global.invalid-type': 'रेफ़रेंस वाले दस्तावेज़ का प्रकार ग़लत है ({{typeName}})',
  /** Alternative text for the image shown in cross-dataset reference input */
  'inputs.reference.image-preview-alt-text': 'रेफ़रेंस वाले दस्तावेज़ की तस्वीर',
  /** Description for alert shown when a reference in a live-edit document is marked as being weak, the referenced document exists, AND the reference is supposed to be have been strengthened on publish */
  'inputs.reference.incomplete-reference.finalize-action-description':
    '<strong>{{referencedDocument}}</strong> प्रकाशित हो गया है, अब यह रेफ़रेंस पक्का कर दें।',
  /** Title for alert shown when a reference in a live-edit document is marked as being weak, the referenced document exists, AND the reference is supposed to be have been strengthened on publish */
  'inputs.reference.incomplete-reference.finalize-action-title': 'रेफ़रेंस पक्का करें',
  /** Description for alert shown when a reference in a live-edit document points to a document that exists and has been published, but the reference is still marked as weak */
  'inputs.reference.incomplete-reference.strengthen-action-description':
    '<strong>{{referencedDocument}}</strong> प्रकाशित हो गया है, अब इस रेफ़रेंस को मज़बूत रेफ़रेंस में बदल दें।',
  /** Title for alert shown when a reference in a live-edit document points to a document that exists and has been published, but the reference is still marked as weak */
  'inputs.reference.incomplete-reference.strengthen-action-title': 'मज़बूत रेफ़रेंस में बदलें',
  /** Label for button that triggers the action that strengthen a reference */
  'inputs.reference.incomplete-reference.strengthen-button-label': 'मज़बूत रेफ़रेंस में बदलें',
  /** Label for button that triggers a retry attempt for reference metadata */
  'inputs.reference.metadata-error.retry-button-label': 'दोबारा कोशिश करें',
  /** Title for alert shown when reference metadata fails to be loaded */
  'inputs.reference.metadata-error.title': 'रेफ़रेंस की जानकारी लोड नहीं हो सकी',
  /** Message shown when no documents were found that matched the given search string */
  'inputs.reference.no-results-for-query': '<strong>“{{searchTerm}}”</strong> के लिए कुछ नहीं मिला',
  /** Text for tooltip showing when a document was edited, using relative time (eg "how long ago was it edited?") */
  'inputs.reference.preview.edited-at-time': '<RelativeTime/> बदला गया',
  /** Accessibility label for icon indicating that document does _not_ have any unpublished changes */
  'inputs.reference.preview.has-no-unpublished-changes-aria-label': 'कोई अप्रकाशित बदलाव नहीं',
  /** Accessibility label for icon indicating that document has unpublished changes */
  'inputs.reference.preview.has-unpublished-changes-aria-label': 'बदला गया',
  /** Accessibility label for icon indicating that document does _not_ have a published version */
  'inputs.reference.preview.is-not-published-aria-label': 'प्रकाशित नहीं',
  /** Accessibility label for icon indicating that document has a published version */
  'inputs.reference.preview.is-published-aria-label': 'प्रकाशित',
  /** Text for tooltip indicating that a document has no unpublished edits */
  'inputs.reference.preview.no-unpublished-edits': 'कोई अप्रकाशित बदलाव नहीं',
  /** Text for tooltip indicating that a document has not yet been published */
  'inputs.reference.preview.not-published': 'प्रकाशित नहीं',
  /** Text for tooltip showing when a document was published, using relative time (eg "how long ago was it published?") */
  'inputs.reference.preview.published-at-time': '<RelativeTime/> प्रकाशित हुआ',
  /** The referenced document no longer exist and might have been deleted (for weak references) */
  'inputs.reference.referenced-document-does-not-exist':
    'रेफ़रेंस वाला दस्तावेज़ अब नहीं है, शायद मिटा दिया गया (दस्तावेज़ ID: <code>{{documentId}}</code>)।',
  /** The referenced document could not be displayed to the user because of insufficient permissions */
  'inputs.reference.referenced-document-insufficient-permissions':
    'अनुमति न होने से रेफ़रेंस वाला दस्तावेज़ नहीं खुल सका',
  /** Label for when the reference input is resolving the initial value for an item */
  'inputs.reference.resolving-initial-value': 'शुरुआती मान लाया जा रहा है…',
  /** Placeholder shown in a reference input with no current value */
  'inputs.reference.search-placeholder': 'खोजने के लिए लिखें',
  /** Explanation of the consequences of leaving the reference as strong instead of weak */
  'inputs.reference.strength-mismatch.is-strong-consquences':
    'इस रेफ़रेंस को हटाए या कमज़ोर बनाए बिना रेफ़रेंस वाला दस्तावेज़ नहीं मिटाया जा सकेगा।',
  /** Description for alert shown when a reference is supposed to be weak, but the actual value is strong */
  'inputs.reference.strength-mismatch.is-strong-description':
    'यह रेफ़रेंस <em>मज़बूत</em> है, पर अभी के स्कीमा के अनुसार <em>कमज़ोर</em> होना चाहिए।',
  /** Explanation of the consequences of leaving the reference as weak instead of strong */
  'inputs.reference.strength-mismatch.is-weak-consquences':
    'इससे रेफ़रेंस हटाए बिना भी वह दस्तावेज़ मिटाया जा सकता है, और यह फ़ील्ड ऐसे दस्तावेज़ पर रह जाएगा जो है ही नहीं।',
  /** Description for alert shown when a reference is supposed to be strong, but the actual value is weak */
  'inputs.reference.strength-mismatch.is-weak-description':
    'यह रेफ़रेंस <em>कमज़ोर</em> है, पर अभी के स्कीमा के अनुसार <em>मज़बूत</em> होना चाहिए।',
  /** Label for button that triggers the action that strengthens a reference on strength mismatch */
  'inputs.reference.strength-mismatch.strengthen-button-label': 'मज़बूत रेफ़रेंस में बदलें',
  /** Title for alert shown when a reference is supposed to be weak/strong, but the actual value is the opposite of what it is supposed to be */
  'inputs.reference.strength-mismatch.title': 'रेफ़रेंस की मज़बूती मेल नहीं खाती',
  /** Label for button that triggers the action that weakens a reference on strength mismatch */
  'inputs.reference.strength-mismatch.weaken-button-label': 'कमज़ोर रेफ़रेंस में बदलें',
  /** Label for action to clear the current value of the select field */
  'inputs.select.action.clear': 'खाली करें',
  /** Action message for generating the slug */
  'inputs.slug.action.generate': 'बनाएँ',
  /** Loading message for when the input is actively generating a slug */
  'inputs.slug.action.generating': 'बन रहा है…',
  /** Error message for when the source to generate a slug from is missing */
  'inputs.slug.error.missing-source': 'स्रोत नहीं है। स्कीमा में प्रकार {{schemaType}} का source देखें',
  /** Placeholder for an empty tag input */
  'inputs.tags.placeholder': 'टैग लिखें और ENTER दबाएँ…',
  /** Placeholder for an empty tag input on touch devices */
  'inputs.tags.placeholder_touch': 'टैग लिखें…',
  /** Convert to `{{targetType}}` */
  'inputs.untyped-value.convert-button.text': '{{targetType}} में बदलें',
  /** Encountered an object value without a <code>_type</code> property. */
  'inputs.untyped-value.description': 'ऐसा ऑब्जेक्ट मिला जिसमें <code>_type</code> नहीं है।',
  /** Either remove the <code>name</code> property of the object declaration, or set <code>_type</code> property on items. */
  'inputs.untyped-value.details.description':
    'या तो ऑब्जेक्ट की परिभाषा से <code>name</code> हटाएँ, या आइटम में <code>_type</code> लिखें।',
  /** Current value (<code>object</code>): */
  'inputs.untyped-value.details.json-dump-prefix': 'अभी का मान (<code>object</code>):',
  /** The following types are valid here according to schema: */
  'inputs.untyped-value.details.multi-type-description': 'स्कीमा के अनुसार यहाँ ये प्रकार चलते हैं:',
  /** Developer info */
  'inputs.untyped-value.details.title': 'डेवलपर के लिए',
  /** Property value missing <code>_type</code> */
  'inputs.untyped-value.title': 'मान में <code>_type</code> नहीं है',
  /** Unset value */
  'inputs.untyped-value.unset-item-button.text': 'मान खाली करें',
  /** Select video */
  'inputs.video.select-dialog.title': '"{{targetTitle}}" के लिए वीडियो चुनें',
})
