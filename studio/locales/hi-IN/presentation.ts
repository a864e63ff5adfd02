import {removeUndefinedLocaleResources} from 'sanity'

export default removeUndefinedLocaleResources({
  /** The title shown above the document list */
  'document-list-pane.document-list.title': 'इस पेज के दस्तावेज़',
  /** The text shown if the document list is unable to render */
  'document-list-pane.error.text': 'दस्तावेज़ों की सूची नहीं दिखाई जा सकी',
  /** The label for the ordering that lists documents in the order they appear on the page */
  'document-list-pane.ordering.by-appearance': 'पेज के क्रम में',
  /** The label for the ordering that lists documents by when they were last edited */
  'document-list-pane.ordering.last-edited': 'पिछले बदलाव के क्रम में',
  /** The status of the channel connection */
  'channel.status_connected': 'जुड़ा है',
  /** The status of the channel connection */
  'channel.status_connecting': 'जुड़ रहा है',
  /** The status of the channel connection */
  'channel.status_disconnected': 'जुड़ा नहीं है',
  /** The status of the channel connection */
  'channel.status_reconnecting': 'फिर से जुड़ रहा है',
  /** The text shown if the document editor is unable to render */
  'document-pane.error.text': 'दस्तावेज़ का फ़ॉर्म नहीं दिखाया जा सका',
  /** The text shown on the button for bypassing after a connection has failed */
  'error-card.continue-button.text': 'फिर भी आगे बढ़ें',
  /** The text shown on the button for retrying after a connection has failed */
  'error-card.retry-button.text': 'दोबारा कोशिश करें',
  /** The title on the card shown after a connection has failed */
  'error-card.title': 'कुछ गड़बड़ हो गई',
  /** The text shown when the document is used in a single location */
  'locations-banner.locations-count_one': 'एक पेज पर है',
  /** The text shown when the document is used in multiple locations */
  'locations-banner.locations-count_other': '{{count}} पेजों पर है',
  /** The text shown when a resolver exists but the document is not used in any locations */
  'locations-banner.locations-count_zero': 'किसी पेज पर नहीं है',
  /** The text shown whilst the locations resolver is executing */
  'locations-banner.resolving.text': 'पेज ढूँढे जा रहे हैं…',
  /** The label shown on a main document in the list pane */
  'main-document.label': 'मुख्य दस्तावेज़',
  /** The warning message text shown when a defined resolver fails to return a main document */
  'main-document.missing.text': '<Code>{{path}}</Code> का मुख्य दस्तावेज़ नहीं मिला',
  /** The label for the tab that shows the document editor at narrow viewports */
  'narrow-tabs.content-tab.label': 'फ़ॉर्म',
  /** The label for the tab that shows the navigator at narrow viewports */
  'narrow-tabs.navigator-tab.label': 'पेजों की सूची',
  /** The label for the tab that shows the preview at narrow viewports */
  'narrow-tabs.preview-tab.label': 'पेज',
  /** The label for a generic error message */
  'presentation-error.label': 'गड़बड़ी का संदेश',
  /** The text shown when the preview frame cannot connect to Presentation */
  'preview-frame.connection.error.text': 'प्रीव्यू से नहीं जुड़ सके',
  /** The title of the error toast that shows when the preview iframe times out while waiting for a connection over comlink to establish, and the root cause is discovered to be that the iframe is loading on an URL origin that's not in the allow list. */
  'preview-frame.configuration.error.title': 'प्रीव्यू के URL का पता मेल नहीं खाता',
  /** The toast description for the error message explaining that the iframe is blocked from loading due to a security mismatch. */
  'preview-frame.configuration.error.description':
    'प्रीव्यू को <Code>{{targetOrigin}}</Code> खोलना था, पर <Code>{{reportedOrigin}}</Code> खुला। सुरक्षा के लिए अनजान पतों से नहीं जुड़ते। विज़ुअल एडिटिंग और लोडर से जुड़ने के लिए <Code>presentationTool.allowOrigins</Code> की सेटिंग बदलें।',
  /** The title of the error toast that shows when attempting to navigate to a preview URL origin that's not in the allow list. */
  'preview-search-param.configuration.error.title': 'प्रीव्यू का URL रोक दिया गया',
  /** The toast description for the error message explaining that the iframe won't navigate to the new preview URL due to an URL origin security mismatch. */
  'preview-search-param.configuration.error.description':
    '<Code>{{previewSearchParam}}</Code> खोलना था, पर <Code>{{blockedOrigin}}</Code> पते को अनुमति नहीं है। अनुमति देने के लिए <Code>presentationTool.allowOrigins</Code> की सेटिंग बदलें।',
  /** The text shown on the button for dismissing the error overlay after a timeout */
  'preview-frame.continue-button.text': 'फिर भी आगे बढ़ें',
  /** The label for the loader's connection status */
  'preview-frame.loader.connection-status.label': 'लोडर के कनेक्शन की स्थिति',
  /** The `aria-label` for the navigator toggle button */
  'preview-frame.navigator.toggle-button.aria-label': 'पेजों की सूची दिखाएँ या छिपाएँ',
  /** The tooltip text for the navigator toggle button */
  'preview-frame.navigator.toggle-button.tooltip': 'पेजों की सूची दिखाएँ या छिपाएँ',
  /** The label for the overlay's connection status */
  'preview-frame.overlay.connection-status.label': 'पेज पर बदलाव के कनेक्शन की स्थिति',
  /** The text shown on the overlay toggle button */
  'preview-frame.overlay.toggle-button.text': 'बदलें',
  /** The text shown on the overlay toggle tooltip when overlays are enabled */
  'preview-frame.overlay.toggle-button.tooltip_disable': 'पेज पर बदलना बंद करें',
  /** The text shown on the overlay toggle tooltip when overlays are disabled */
  'preview-frame.overlay.toggle-button.tooltip_enable': 'पेज पर दबाकर बदलें',
  /** The text description for the published perspective switcher menu item */
  'preview-frame.perspective.published.text': 'प्रकाशित पेज देखें',
  /** The `aria-label` for the refresh button */
  'preview-frame.refresh-button.aria-label': 'प्रीव्यू फिर से लोड करें',
  /** The tooltip text for the refresh button */
  'preview-frame.refresh-button.tooltip': 'प्रीव्यू फिर से लोड करें',
  /** Text describing the current status of the preview frame */
  'preview-frame.status_connecting': 'जुड़ रहा है।',
  /** Text describing the current status of the preview frame */
  'preview-frame.status_loading': 'लोड हो रहा है।',
  /** Text describing the current status of the preview frame */
  'preview-frame.status_refreshing': 'फिर से लोड हो रहा है।',
  /** Text describing the current status of the preview frame */
  'preview-frame.status_reloading': 'फिर से लोड हो रहा है।',
  /** Text describing the current status of the preview frame */
  'preview-frame.status_timeout': 'नहीं जुड़ सका। जानकारी ब्राउज़र के कंसोल में है।',
  /** The `aria-label` for the button that switches viewport size */
  'preview-frame.viewport-button.aria-label': 'पेज की चौड़ाई बदलें',
  /** The viewport size button tooltip text when switching to a full width viewport */
  'preview-frame.viewport-button.tooltip_full': 'पूरी चौड़ाई में देखें',
  /** The viewport size button tooltip text when switching to a narrow viewport */
  'preview-frame.viewport-button.tooltip_narrow': 'फ़ोन की चौड़ाई में देखें',
  /** The validation error message shown when the preview location input is missing an origin */
  'preview-location-input.error_missing-origin': 'URL {{origin}} से शुरू होना चाहिए',
  /** The validation error message shown when the preview location input's base path matches that of the studio */
  'preview-location-input.error_same-base-path': 'यह URL Studio का पता {{basePath}} नहीं हो सकता',
  /** The status of the clipboard operation when copying a URL */
  'share-url.clipboard.status_copying': 'URL कॉपी हो रहा है…',
  /** The status of the clipboard operation when copying a URL */
  'share-url.clipboard.status_failed': 'कॉपी नहीं हुआ',
  /** The status of the clipboard operation when copying a URL */
  'share-url.clipboard.status_success': 'URL कॉपी हो गया',
  /** The status of the clipboard operation when copying a URL */
  'share-url.clipboard.status_unsupported': 'इस ब्राउज़र में कॉपी नहीं कर सकते',
  /** The share URL menu item text for opening a preview window */
  'share-url.menu-item.open.text': 'प्रीव्यू खोलें',
  /** Error toast that notifies that URL Preview Secrets can't be generated as the user lacks ACL grants */
  'preview-url-secret.missing-grants': 'आपको प्रीव्यू का लिंक बनाने की अनुमति नहीं है। इसलिए प्रीव्यू शायद न खुले।',
  /** The `aria-label` for the button that opens the share menu */
  'preview-frame.share-button.aria-label': 'यह प्रीव्यू भेजें',
  /** The <title> for the QR Code SVG that shows a link to the current preview */
  'share-preview-menu.qr-code.title': 'QR कोड, जिसमें यह URL है: {{url}}',
  /** Error message toast that shows the current user does not have permission to toggle sharing of the current preview */
  'share-preview-menu.error_toggle-sharing': 'आपको यह प्रीव्यू भेजने की अनुमति नहीं है',
  /** The text shown on the sharing toggle tooltip when sharing is enabled */
  'share-preview-menu.toggle-button.tooltip_disable': 'लिंक बंद करें',
  /** The text shown on the sharing toggle tooltip when sharing is disabled */
  'share-preview-menu.toggle-button.tooltip_enable': 'लिंक चालू करें',
  /** The first line of the label that renders next to the sharing toggle, it renders on two rows */
  'share-preview-menu.toggle-button.label_first-line': 'यह प्रीव्यू भेजें',
  /** The second line of the label that renders next to the sharing toggle, it renders on two rows */
  'share-preview-menu.toggle-button.label_second-line': 'जिनके पास लिंक है, वे इसे देख सकते हैं',
  /** Placeholder message for the QR Code SVG when sharing is yet to be enabled */
  'share-preview-menu.qr-code.placeholder': 'QR कोड यहाँ दिखेगा',
  /** The text show below the QR Code SVG, with instructions on how to use it */
  'share-preview-menu.qr-code.instructions': 'प्रीव्यू को फ़ोन पर खोलने के लिए QR कोड स्कैन करें।',
  /** Menu item in the share preview menu that allows copying the current preview URL, if sharing is enabled */
  'share-preview-menu.copy-url.text': 'प्रीव्यू का लिंक कॉपी करें',
  /** Fallback message shown when the current user is not permitted to share previews */
  'share-preview-menu.error_missing-grants': 'आपको प्रीव्यू भेजने की अनुमति नहीं है।',
})
