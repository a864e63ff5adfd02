import {removeUndefinedLocaleResources} from 'sanity'

export default removeUndefinedLocaleResources({
  /** The title shown above the document list */
  'document-list-pane.document-list.title': 'ఈ పేజీలోని డాక్యుమెంట్లు',
  /** The text shown if the document list is unable to render */
  'document-list-pane.error.text': 'డాక్యుమెంట్ల జాబితాను చూపలేకపోయాం',
  /** The label for the ordering that lists documents in the order they appear on the page */
  'document-list-pane.ordering.by-appearance': 'పేజీలోని క్రమంలో',
  /** The label for the ordering that lists documents by when they were last edited */
  'document-list-pane.ordering.last-edited': 'చివరిగా మార్చినవి',
  /** The status of the channel connection */
  'channel.status_connected': 'కనెక్ట్ అయింది',
  /** The status of the channel connection */
  'channel.status_connecting': 'కనెక్ట్ అవుతోంది',
  /** The status of the channel connection */
  'channel.status_disconnected': 'కనెక్షన్ తెగింది',
  /** The status of the channel connection */
  'channel.status_reconnecting': 'మళ్లీ కనెక్ట్ అవుతోంది',
  /** The text shown if the document editor is unable to render */
  'document-pane.error.text': 'డాక్యుమెంట్ ఫారమ్‌ను చూపలేకపోయాం',
  /** The text shown on the button for bypassing after a connection has failed */
  'error-card.continue-button.text': 'అయినా కొనసాగండి',
  /** The text shown on the button for retrying after a connection has failed */
  'error-card.retry-button.text': 'మళ్లీ ప్రయత్నించండి',
  /** The title on the card shown after a connection has failed */
  'error-card.title': 'ఏదో పొరపాటు జరిగింది',
  /** The text shown when the document is used in a single location */
  'locations-banner.locations-count_one': 'ఒక పేజీలో ఉంది',
  /** The text shown when the document is used in multiple locations */
  'locations-banner.locations-count_other': '{{count}} పేజీల్లో ఉంది',
  /** The text shown when a resolver exists but the document is not used in any locations */
  'locations-banner.locations-count_zero': 'ఏ పేజీలోనూ లేదు',
  /** The text shown whilst the locations resolver is executing */
  'locations-banner.resolving.text': 'ఏ పేజీల్లో ఉందో చూస్తున్నాం…',
  /** The label shown on a main document in the list pane */
  'main-document.label': 'ముఖ్య డాక్యుమెంట్',
  /** The warning message text shown when a defined resolver fails to return a main document */
  'main-document.missing.text': '<Code>{{path}}</Code> పేజీకి ముఖ్య డాక్యుమెంట్ లేదు',
  /** The label for the tab that shows the document editor at narrow viewports */
  'narrow-tabs.content-tab.label': 'ఫారమ్',
  /** The label for the tab that shows the navigator at narrow viewports */
  'narrow-tabs.navigator-tab.label': 'పేజీల జాబితా',
  /** The label for the tab that shows the preview at narrow viewports */
  'narrow-tabs.preview-tab.label': 'పేజీ',
  /** The label for a generic error message */
  'presentation-error.label': 'లోపం వివరాలు',
  /** The text shown when the preview frame cannot connect to Presentation */
  'preview-frame.connection.error.text': 'ప్రివ్యూకు కనెక్ట్ కాలేకపోయాం',
  /** The title of the error toast that shows when the preview iframe times out while waiting for a connection over comlink to establish, and the root cause is discovered to be that the iframe is loading on an URL origin that's not in the allow list. */
  'preview-frame.configuration.error.title': 'ప్రివ్యూ URL చిరునామా సరిపోలేదు',
  /** The toast description for the error message explaining that the iframe is blocked from loading due to a security mismatch. */
  'preview-frame.configuration.error.description':
    'ప్రివ్యూ <Code>{{targetOrigin}}</Code> చిరునామాను తెరవాలి, కానీ <Code>{{reportedOrigin}}</Code> తెరుచుకుంది. భద్రత కోసం తెలియని చిరునామాలకు కనెక్ట్ అవ్వం. విజువల్ ఎడిటింగ్, లోడర్లకు కనెక్ట్ కావాలంటే <Code>presentationTool.allowOrigins</Code> సెట్టింగ్ మార్చండి.',
  /** The title of the error toast that shows when attempting to navigate to a preview URL origin that's not in the allow list. */
  'preview-search-param.configuration.error.title': 'ప్రివ్యూ URLను ఆపేశాం',
  /** The toast description for the error message explaining that the iframe won't navigate to the new preview URL due to an URL origin security mismatch. */
  'preview-search-param.configuration.error.description':
    '<Code>{{previewSearchParam}}</Code> తెరవాల్సి ఉంది, కానీ <Code>{{blockedOrigin}}</Code> చిరునామాకు అనుమతి లేదు. అనుమతించాలంటే <Code>presentationTool.allowOrigins</Code> సెట్టింగ్ మార్చండి.',
  /** The text shown on the button for dismissing the error overlay after a timeout */
  'preview-frame.continue-button.text': 'అయినా కొనసాగండి',
  /** The label for the loader's connection status */
  'preview-frame.loader.connection-status.label': 'లోడర్ కనెక్షన్ స్థితి',
  /** The `aria-label` for the navigator toggle button */
  'preview-frame.navigator.toggle-button.aria-label': 'పేజీల జాబితా చూపండి లేదా దాచండి',
  /** The tooltip text for the navigator toggle button */
  'preview-frame.navigator.toggle-button.tooltip': 'పేజీల జాబితా చూపండి లేదా దాచండి',
  /** The label for the overlay's connection status */
  'preview-frame.overlay.connection-status.label': 'పేజీపై మార్పుల కనెక్షన్ స్థితి',
  /** The text shown on the overlay toggle button */
  'preview-frame.overlay.toggle-button.text': 'మార్చండి',
  /** The text shown on the overlay toggle tooltip when overlays are enabled */
  'preview-frame.overlay.toggle-button.tooltip_disable': 'పేజీపై మార్చడం ఆపండి',
  /** The text shown on the overlay toggle tooltip when overlays are disabled */
  'preview-frame.overlay.toggle-button.tooltip_enable': 'పేజీపై నొక్కి మార్చండి',
  /** The text description for the published perspective switcher menu item */
  'preview-frame.perspective.published.text': 'పబ్లిష్ అయిన పేజీ చూడండి',
  /** The `aria-label` for the refresh button */
  'preview-frame.refresh-button.aria-label': 'ప్రివ్యూ మళ్లీ లోడ్ చేయండి',
  /** The tooltip text for the refresh button */
  'preview-frame.refresh-button.tooltip': 'ప్రివ్యూ మళ్లీ లోడ్ చేయండి',
  /** Text describing the current status of the preview frame */
  'preview-frame.status_connecting': 'కనెక్ట్ అవుతోంది.',
  /** Text describing the current status of the preview frame */
  'preview-frame.status_loading': 'లోడ్ అవుతోంది.',
  /** Text describing the current status of the preview frame */
  'preview-frame.status_refreshing': 'మళ్లీ లోడ్ అవుతోంది.',
  /** Text describing the current status of the preview frame */
  'preview-frame.status_reloading': 'మళ్లీ లోడ్ అవుతోంది.',
  /** Text describing the current status of the preview frame */
  'preview-frame.status_timeout': 'కనెక్ట్ కాలేకపోయాం. వివరాలు బ్రౌజర్ కన్సోల్‌లో ఉన్నాయి.',
  /** The `aria-label` for the button that switches viewport size */
  'preview-frame.viewport-button.aria-label': 'పేజీ వెడల్పు మార్చండి',
  /** The viewport size button tooltip text when switching to a full width viewport */
  'preview-frame.viewport-button.tooltip_full': 'పూర్తి వెడల్పులో చూడండి',
  /** The viewport size button tooltip text when switching to a narrow viewport */
  'preview-frame.viewport-button.tooltip_narrow': 'ఫోన్ వెడల్పులో చూడండి',
  /** The validation error message shown when the preview location input is missing an origin */
  'preview-location-input.error_missing-origin': 'URL {{origin}}తో మొదలవ్వాలి',
  /** The validation error message shown when the preview location input's base path matches that of the studio */
  'preview-location-input.error_same-base-path': 'ఈ URL స్టూడియో చిరునామా {{basePath}} కాకూడదు',
  /** The status of the clipboard operation when copying a URL */
  'share-url.clipboard.status_copying': 'URL కాపీ అవుతోంది…',
  /** The status of the clipboard operation when copying a URL */
  'share-url.clipboard.status_failed': 'కాపీ కాలేదు',
  /** The status of the clipboard operation when copying a URL */
  'share-url.clipboard.status_success': 'URL కాపీ అయింది',
  /** The status of the clipboard operation when copying a URL */
  'share-url.clipboard.status_unsupported': 'ఈ బ్రౌజర్‌లో కాపీ చేయలేం',
  /** The share URL menu item text for opening a preview window */
  'share-url.menu-item.open.text': 'ప్రివ్యూ తెరవండి',
  /** Error toast that notifies that URL Preview Secrets can't be generated as the user lacks ACL grants */
  'preview-url-secret.missing-grants': 'ప్రివ్యూ లింక్ తయారుచేసే అనుమతి మీకు లేదు. అందువల్ల ప్రివ్యూ తెరుచుకోకపోవచ్చు.',
  /** The `aria-label` for the button that opens the share menu */
  'preview-frame.share-button.aria-label': 'ఈ ప్రివ్యూను పంపండి',
  /** The <title> for the QR Code SVG that shows a link to the current preview */
  'share-preview-menu.qr-code.title': 'ఈ URL ఉన్న QR కోడ్: {{url}}',
  /** Error message toast that shows the current user does not have permission to toggle sharing of the current preview */
  'share-preview-menu.error_toggle-sharing': 'ఈ ప్రివ్యూను పంపే అనుమతి మీకు లేదు',
  /** The text shown on the sharing toggle tooltip when sharing is enabled */
  'share-preview-menu.toggle-button.tooltip_disable': 'లింక్ ఆపండి',
  /** The text shown on the sharing toggle tooltip when sharing is disabled */
  'share-preview-menu.toggle-button.tooltip_enable': 'లింక్ ఆన్ చేయండి',
  /** The first line of the label that renders next to the sharing toggle, it renders on two rows */
  'share-preview-menu.toggle-button.label_first-line': 'ఈ ప్రివ్యూను పంపండి',
  /** The second line of the label that renders next to the sharing toggle, it renders on two rows */
  'share-preview-menu.toggle-button.label_second-line': 'లింక్ ఉన్నవారందరికీ కనిపిస్తుంది',
  /** Placeholder message for the QR Code SVG when sharing is yet to be enabled */
  'share-preview-menu.qr-code.placeholder': 'QR కోడ్ ఇక్కడ కనిపిస్తుంది',
  /** The text show below the QR Code SVG, with instructions on how to use it */
  'share-preview-menu.qr-code.instructions': 'ప్రివ్యూను ఫోన్‌లో తెరవడానికి QR కోడ్‌ను స్కాన్ చేయండి.',
  /** Menu item in the share preview menu that allows copying the current preview URL, if sharing is enabled */
  'share-preview-menu.copy-url.text': 'ప్రివ్యూ లింక్ కాపీ చేయండి',
  /** Fallback message shown when the current user is not permitted to share previews */
  'share-preview-menu.error_missing-grants': 'ప్రివ్యూలు పంపే అనుమతి మీకు లేదు.',
})
