import {removeUndefinedLocaleResources} from 'sanity'

export default removeUndefinedLocaleResources({
  /** Label for the "Copy document ID" menu item */
  'action.copy-document-id.label': 'दस्तावेज़ की ID कॉपी करें',
  /** Tooltip for the copy actions dropdown button in the document panel header */
  'action.copy-document-url.label': 'कॉपी करें',
  /** Label for the "Copy document URL" menu item */
  'action.copy-link-to-document.label': 'दस्तावेज़ का URL कॉपी करें',
  /** Tooltip when action button is disabled because the operation is not ready */
  'action.delete.disabled.not-ready': 'अभी यह नहीं हो सकता',
  /** Tooltip when action button is disabled because the document does not exist */
  'action.delete.disabled.nothing-to-delete': 'यह दस्तावेज़ अभी बना नहीं है या मिटाया जा चुका है',
  /** Tooltip when action button is disabled because the selected release or variant does not contain this document */
  'action.delete.disabled.target-not-found': 'चुनी हुई रिलीज़ या वैरिएंट में यह दस्तावेज़ नहीं है',
  /** Tooltip when action button is disabled because the document exists in scheduled releases */
  'action.delete.disabled.scheduled-release': 'यह दस्तावेज़ शेड्यूल की हुई रिलीज़ में है, इसलिए नहीं मिटाया जा सकता',
  /** Label for the "Delete" document action button */
  'action.delete.label': 'मिटाएँ',
  /** Label for the "Delete" document action while the document is being deleted */
  'action.delete.running.label': 'मिट रहा है…',
  /** Tooltip when action is disabled because the document is linked to Canvas */
  'action.disabled-by-canvas.tooltip': 'Canvas से जुड़े दस्तावेज़ों पर कुछ काम बंद रहते हैं',
  /** Message prompting the user to confirm discarding changes */
  'action.discard-changes.confirm-dialog.confirm-discard-changes': 'पिछले प्रकाशन के बाद के सारे बदलाव छोड़ दें?',
  /** Message prompting the user to confirm discarding changes */
  'action.discard-changes.confirm-dialog.confirm-discard-changes-draft':
    'सारे बदलाव छोड़कर यह ड्राफ़्ट दस्तावेज़ मिटा दें?',
  /** Header for the confirm discard dialog */
  'action.discard-changes.confirm-dialog.header.text': 'बदलाव छोड़ें?',
  /** Tooltip when action is disabled because the document has no unpublished changes */
  'action.discard-changes.disabled.no-change': 'इस दस्तावेज़ में कोई अप्रकाशित बदलाव नहीं है',
  /** Tooltip when action is disabled because the document is not published */
  'action.discard-changes.disabled.not-published': 'यह दस्तावेज़ प्रकाशित नहीं है',
  /** Tooltip when action button is disabled because the operation is not ready */
  'action.discard-changes.disabled.not-ready': 'अभी यह नहीं हो सकता',
  /** Tooltip when action is disabled because the selected release or variant does not contain this document */
  'action.discard-changes.disabled.target-not-found': 'चुनी हुई रिलीज़ या वैरिएंट में यह दस्तावेज़ नहीं है',
  /** Label for the "Discard changes" document action */
  'action.discard-changes.label': 'बदलाव छोड़ें',
  /** Tooltip when action is disabled because the operation is not ready */
  'action.duplicate.disabled.not-ready': 'अभी यह नहीं हो सकता',
  /** Tooltip when action is disabled because the document doesn't exist */
  'action.duplicate.disabled.nothing-to-duplicate': 'यह दस्तावेज़ अभी बना नहीं है, इसलिए प्रति बनाने को कुछ नहीं',
  /** Tooltip when action is disabled because the selected release or variant does not contain this document */
  'action.duplicate.disabled.target-not-found': 'चुनी हुई रिलीज़ या वैरिएंट में यह दस्तावेज़ नहीं है',
  /** Label for the "Duplicate" document action */
  'action.duplicate.label': 'प्रति बनाएँ',
  /** Label for the "Duplicate" document action while the document is being duplicated */
  'action.duplicate.running.label': 'प्रति बन रही है…',
  /** Tooltip when publish button is disabled because the document is already published, and published time is unavailable. */
  'action.publish.already-published.no-time-ago.tooltip': 'पहले से प्रकाशित है',
  /** Tooltip when publish button is disabled because the document is already published. */
  'action.publish.already-published.tooltip': '{{timeSincePublished}} प्रकाशित हुआ',
  /** Tooltip when action is disabled because the studio is not ready. */
  'action.publish.disabled.not-ready': 'अभी यह नहीं हो सकता',
  /** Tooltip when action is disabled because the version is published as part of its release */
  'action.publish.disabled.not-publishable': 'यह संस्करण अपनी रिलीज़ के साथ प्रकाशित होता है',
  /** Tooltip when action is disabled because the selected release or variant does not contain this document */
  'action.publish.disabled.target-not-found': 'चुनी हुई रिलीज़ या वैरिएंट में यह दस्तावेज़ नहीं है',
  /** Label for action when there are pending changes. */
  'action.publish.draft.label': 'प्रकाशित करें',
  /** Label for the "Publish" document action */
  'action.publish.label': 'प्रकाशित करें',
  /** Label for the "Publish" document action when the document has live edit enabled. */
  'action.publish.live-edit.label': 'प्रकाशित करें',
  /** Fallback tooltip for the "Publish" document action when publish is invoked for a document with live edit enabled. */
  'action.publish.live-edit.publish-disabled':
    'इस प्रकार के दस्तावेज़ में लाइव एडिट चालू है, इसलिए प्रकाशित नहीं करना पड़ता',
  /** Tooltip for the "Publish" document action when the document has live edit enabled. */
  'action.publish.live-edit.tooltip': 'इस प्रकार में लाइव एडिट चालू है: बदलाव करते ही अपने-आप प्रकाशित होते हैं',
  /** Tooltip when publish button is disabled because there are no changes. */
  'action.publish.no-changes.tooltip': 'कोई अप्रकाशित बदलाव नहीं',
  /** Label for the "Publish" document action when there are no changes. */
  'action.publish.published.label': 'प्रकाशित',
  /** Label for the "Publish" document action while publish is being executed. */
  'action.publish.running.label': 'प्रकाशित हो रहा है…',
  /** Label for the "Publish" document action while publish is being executed. */
  'action.publish.validation-in-progress.label': 'दस्तावेज़ की जाँच हो रही है…',
  /** Toast description when trying to publish with validation errors */
  'action.publish.validation-issues-toast.description': 'प्रकाशित करने से पहले जाँच की ग़लतियाँ ठीक करें',
  /** Toast title when trying to publish with validation errors */
  'action.publish.validation-issues-toast.title': 'जाँच में ग़लतियाँ मिलीं',
  /** Tooltip when the "Publish" document action is disabled due to validation issues */
  'action.publish.validation-issues.tooltip': 'जाँच में ग़लतियाँ हैं; उन्हें ठीक करने के बाद ही यह दस्तावेज़ प्रकाशित होगा',
  /** Tooltip when publish button is waiting for validation and async tasks to complete. */
  'action.publish.waiting': 'प्रकाशित करने से पहले बाक़ी काम पूरे होने की प्रतीक्षा है',
  /** Message prompting the user to confirm that they want to restore to an earlier revision */
  'action.restore.confirm.message': 'यह दस्तावेज़ वापस लाएँ?',
  /** Fallback tooltip for when user is looking at the initial revision */
  'action.restore.disabled.cannot-restore-initial': 'सबसे पहले संशोधन पर नहीं लौट सकते',
  /** Label for the "Restore" document action */
  'action.restore.label': 'इस संशोधन पर लौटें',
  /** Default tooltip for the action */
  'action.restore.tooltip': 'इस संशोधन को वापस लाएँ',
  /** Tooltip when action is disabled because the version is already marked for unpublishing */
  'action.unpublish.disabled.already-unpublished': 'इस दस्तावेज़ का प्रकाशन हटाना पहले से तय है',
  /** Tooltip when action is disabled because the document is not already published */
  'action.unpublish.disabled.not-published': 'यह दस्तावेज़ प्रकाशित नहीं है',
  /** Tooltip when action is disabled because the operation is not ready */
  'action.unpublish.disabled.not-ready': 'अभी यह नहीं हो सकता',
  /** Tooltip when action is disabled because the selected release or variant does not contain this document */
  'action.unpublish.disabled.target-not-found': 'चुनी हुई रिलीज़ या वैरिएंट में यह दस्तावेज़ नहीं है',
  /** Label for the "Unpublish" document action */
  'action.unpublish.label': 'प्रकाशन हटाएँ',
  /** Fallback tooltip for the Unpublish document action when publish is invoked for a document with live edit enabled. */
  'action.unpublish.live-edit.disabled': 'इस दस्तावेज़ में लाइव एडिट चालू है, इसलिए प्रकाशन नहीं हटाया जा सकता',
  /** Description for the archived release banner, rendered when viewing the history of a version document from the publihed view */
  'banners.archived-release.description':
    'दस्तावेज़ का यह संस्करण आर्काइव की हुई रिलीज़ <VersionBadge>{{title}}</VersionBadge> का है',
  /** Description for the archived scheduled draft banner, rendered when viewing the history of a cardinality one release document */
  'banners.archived-scheduled-draft.description': 'यह शेड्यूल किया ड्राफ़्ट आर्काइव हो चुका है',
  /** The explanation displayed when a user attempts to create a new draft document, but the draft model is not switched on */
  'banners.choose-new-document-destination.cannot-create-draft-document': 'ड्राफ़्ट दस्तावेज़ नहीं बनाया जा सकता।',
  /** The explanation displayed when a user attempts to create a new published document, but the schema type doesn't support live-editing */
  'banners.choose-new-document-destination.cannot-create-published-document':
    'प्रकाशित दस्तावेज़ नहीं बनाया जा सकता।',
  /** The prompt displayed when a user must select a different perspective in order to create a document */
  'banners.choose-new-document-destination.choose-destination': 'चुनें कि यह दस्तावेज़ कहाँ जाए:',
  /** The explanation displayed when a user attempts to create a new document in a release, but the selected release is inactive */
  'banners.choose-new-document-destination.release-inactive':
    'रिलीज़ <VersionBadge>{{title}}</VersionBadge> चालू नहीं है।',
  /** The text for the restore button on the deleted document banner */
  'banners.deleted-document-banner.restore-button.text': 'सबसे नया संशोधन वापस लाएँ',
  /** The text content for the deleted document banner */
  'banners.deleted-document-banner.text': 'यह दस्तावेज़ मिटा दिया गया है।',
  /** The text content for the deprecated document type banner */
  'banners.deprecated-document-type-banner.text': 'इस प्रकार का दस्तावेज़ अब इस्तेमाल नहीं होता।',
  /** The text for publish action for discarding the version */
  'banners.live-edit-draft-banner.discard.tooltip': 'आगे बदलाव करने के लिए ड्राफ़्ट छोड़ें।',
  /** The text for publish action for the draft banner */
  'banners.live-edit-draft-banner.publish.tooltip': 'आगे बदलाव करने के लिए ड्राफ़्ट प्रकाशित करें।',
  /** The text content for the live edit document when it's a draft */
  'banners.live-edit-draft-banner.text':
    'प्रकार <strong>{{schemaType}}</strong> में <code>liveEdit</code> चालू है, पर इस दस्तावेज़ का एक ड्राफ़्ट भी है। लाइव एडिट जारी रखने के लिए ड्राफ़्ट प्रकाशित करें या छोड़ें।',
  /** The label for the "compare draft" action */
  'banners.obsolete-draft.actions.compare-draft.text': 'ड्राफ़्ट की तुलना करें',
  /** Tooltip when compare draft is disabled because the published document does not exist */
  'banners.obsolete-draft.actions.compare-draft.tooltip':
    'प्रकाशित दस्तावेज़ नहीं है, इसलिए इस ड्राफ़्ट की तुलना नहीं हो सकती।',
  /** The label for the "discard draft" action */
  'banners.obsolete-draft.actions.discard-draft.text': 'ड्राफ़्ट छोड़ें',
  /** The label for the "publish draft" action */
  'banners.obsolete-draft.actions.publish-draft.text': 'ड्राफ़्ट प्रकाशित करें',
  /** The warning displayed when editing a document that has an obsolete draft because the draft model is not switched on */
  'banners.obsolete-draft.draft-model-inactive.text':
    'इस वर्कस्पेस में ड्राफ़्ट बंद हैं, पर इस दस्तावेज़ का एक ड्राफ़्ट मौजूद है।',
  /** The text content for the paused scheduled draft banner */
  'banners.paused-scheduled-draft.text':
    'बदलाव के दौरान शेड्यूल रुका हुआ है। फिर चालू करने के लिए “शेड्यूल करें” दबाएँ या नई तारीख़ चुनें।',
  /** The text for the permission check banner if the user only has one role, and it does not allow publishing this document */
  'banners.permission-check-banner.missing-permission_create_one':
    'आपकी भूमिका <Roles/> को यह दस्तावेज़ प्रकाशित करने की अनुमति नहीं है।',
  /** The text for the permission check banner if the user only has multiple roles, but they do not allow publishing this document */
  'banners.permission-check-banner.missing-permission_create_other':
    'आपकी भूमिकाओं <Roles/> को यह दस्तावेज़ प्रकाशित करने की अनुमति नहीं है।',
  /** The text for the permission check banner if the user only has one role, and it does not allow editing this document */
  'banners.permission-check-banner.missing-permission_update_one':
    'आपकी भूमिका <Roles/> को यह दस्तावेज़ बदलने की अनुमति नहीं है।',
  /** The text for the permission check banner if the user only has multiple roles, but they do not allow editing this document */
  'banners.permission-check-banner.missing-permission_update_other':
    'आपकी भूमिकाओं <Roles/> को यह दस्तावेज़ बदलने की अनुमति नहीं है।',
  /** The pending text for the request permission button that appears for viewer roles */
  'banners.permission-check-banner.request-permission-button.sent': 'बदलने की अनुमति माँगी गई',
  /** The text for the request permission button that appears for viewer roles */
  'banners.permission-check-banner.request-permission-button.text': 'बदलने की अनुमति माँगें',
  /** Description for the archived release banner, rendered when viewing the history of a version document from the published view */
  'banners.published-release.description':
    'यह दस्तावेज़ केवल पढ़ा जा सकता है; यह <VersionBadge>{{title}}</VersionBadge> के साथ प्रकाशित हुआ था। इसे बदला नहीं जा सकता',
  /** The text for the reload button */
  'banners.reference-changed-banner.reason-changed.reload-button.text': 'रेफ़रेंस फिर लोड करें',
  /** The text for the reference change banner if the reason is that the reference has been changed */
  'banners.reference-changed-banner.reason-changed.text': 'आपके खोलने के बाद यह रेफ़रेंस बदल गया है।',
  /** The text for the close button */
  'banners.reference-changed-banner.reason-removed.close-button.text': 'रेफ़रेंस बंद करें',
  /** The text for the reference change banner if the reason is that the reference has been deleted */
  'banners.reference-changed-banner.reason-removed.text': 'आपके खोलने के बाद यह रेफ़रेंस हटा दिया गया है।',
  /** The text that appears for the action button to add the current document to the global bundle, this happens when user is viewing an anonymous bundle */
  'banners.release.action.add-to-bundle': 'बंडल में जोड़ें',
  /** The text that appears for the action button to add the current document to the global release */
  'banners.release.action.add-to-release': 'रिलीज़ में जोड़ें',
  /** The text that appears for the action button to add the current document to the global release */
  'banners.release.action.open-to-edit': 'बदलने के लिए रिलीज़ खोलें',
  /** Toast description in case an error occurs when adding a document to a release */
  'banners.release.error.description': 'दस्तावेज़ को रिलीज़ में जोड़ते समय गड़बड़ी हुई: {{message}}',
  /** Toast title in case an error occurs when adding a document to a release */
  'banners.release.error.title': 'दस्तावेज़ रिलीज़ में नहीं जुड़ सका',
  /** The text for the banner that appears when a document only has versions but is in a draft or published pinned release */
  'banners.release.navigate-to-edit-description': 'यह दस्तावेज़ केवल इसमें है:',
  /** The text for the banner that appears when a document only has versions but is in a draft or published pinned release */
  'banners.release.navigate-to-edit-description-end_one': 'रिलीज़',
  /** The text for the banner that appears when a document only has versions but is in a draft or published pinned release */
  'banners.release.navigate-to-edit-description-end_other': 'रिलीज़',
  /** The text for the banner that appears when there are multiple versions but no drafts or published, only one extra releases */
  'banners.release.navigate-to-edit-description-multiple_one':
    'यह दस्तावेज़ रिलीज़ <VersionBadge/> और {{count}} दूसरी रिलीज़ में है।',
  /** The text for the banner that appears when there are multiple versions but no drafts or published, more than one extra releases */
  'banners.release.navigate-to-edit-description-multiple_other':
    'यह दस्तावेज़ रिलीज़ <VersionBadge/> और {{count}} दूसरी रिलीज़ में है',
  /** The text for the banner that appears when a document is not part of any release @deprecated – no longer in use */
  'banners.release.navigate-to-edit-description-none': 'यह दस्तावेज़ किसी रिलीज़ में नहीं है',
  /** The text for the banner that appears when a document only has one version but is in a draft or published pinned release */
  'banners.release.navigate-to-edit-description-single': 'यह दस्तावेज़ रिलीज़ <VersionBadge/> में है',
  /** The text for the banner that appears when a document is not in the current global release */
  'banners.release.not-in-release': 'रिलीज़ <VersionBadge>{{title}}</VersionBadge> में नहीं है।',
  /** Description of toast that will appear in case of latency between the user adding a document to a release and the UI reflecting it */
  'banners.release.waiting.description':
    'दस्तावेज़ रिलीज़ में जुड़ रहा है, कृपया रुकें। इसमें कुछ सेकंड से ज़्यादा नहीं लगने चाहिए।',
  /** Title of toast that will appear in case of latency between the user adding a document to a release and the UI reflecting it */
  'banners.release.waiting.title': 'दस्तावेज़ रिलीज़ में जुड़ रहा है…',
  /** The text for the revision not found banner */
  'banners.revision-not-found.description': 'दस्तावेज़ का चुना हुआ संशोधन नहीं मिला। इतिहास की सूची से कोई दूसरा चुनें।',
  /** The text content for the scheduled draft override banner */
  'banners.scheduled-draft-override-banner.text':
    'इस दस्तावेज़ का एक शेड्यूल किया ड्राफ़्ट है। अभी प्रकाशित किए बदलाव शेड्यूल चलने पर मिट जाएँगे।',
  /** The text content for the unpublished document banner when is part of a release */
  'banners.unpublished-release-banner.text':
    'रिलीज़ <VersionBadge>{{title}}</VersionBadge> के साथ इस दस्तावेज़ का प्रकाशन हट जाएगा।',
  /** The text content for the unpublished document banner letting the user know that the current published version is being shown */
  'banners.unpublished-release-banner.text-with-published':
    'अभी का <strong>प्रकाशित</strong> संस्करण दिख रहा है:',
  /** The text that appears for the action button to add the current document to the selected variant */
  'banners.variant.action.add-to-variant': 'वैरिएंट बनाएँ',
  /** The text for the banner that appears when the selected variant matches no variant definition */
  'banners.variant.definition-not-found': 'चुना हुआ वैरिएंट <VariantName>{{name}}</VariantName> नहीं मिला।',
  /** Toast description in case an error occurs when adding a document to a variant */
  'banners.variant.error.description': 'दस्तावेज़ को वैरिएंट में जोड़ते समय गड़बड़ी हुई: {{message}}',
  /** Toast title in case an error occurs when adding a document to a variant */
  'banners.variant.error.title': 'दस्तावेज़ वैरिएंट में नहीं जुड़ सका',
  /** The text for the banner that appears when a document is not in the selected variant */
  'banners.variant.not-in-variant':
    '<VariantBadge>{{variantTitle}}</VariantBadge> के लिए <PerspectiveTitle>{{perspectiveTitle}}</PerspectiveTitle> का कोई वैरिएंट दस्तावेज़ नहीं है।',
  /** Description of toast that will appear while the document is added to the variant */
  'banners.variant.waiting.description':
    'दस्तावेज़ वैरिएंट में जुड़ रहा है, कृपया रुकें। इसमें कुछ सेकंड से ज़्यादा नहीं लगने चाहिए।',
  /** Title of toast that will appear while the document is added to the variant */
  'banners.variant.waiting.title': 'दस्तावेज़ वैरिएंट में जुड़ रहा है…',
  /** Browser/tab title when creating a new document of a given type */
  'browser-document-title.new-document': 'नया: {{schemaType}}',
  /** Browser/tab title when editing a document where the title cannot be resolved from preview configuration */
  'browser-document-title.untitled-document': 'बिना नाम',
  /** The action menu button aria-label */
  'buttons.action-menu-button.aria-label': 'दस्तावेज़ के काम खोलें',
  /** The action menu button tooltip */
  'buttons.action-menu-button.tooltip': 'दस्तावेज़ के काम',
  /** The aria-label for the collapse pane button on the document panel header */
  'buttons.focus-pane-button.aria-label.collapse': 'फ़ोकस मोड से निकलें (मेन्यू दिखाएँ)',
  /** The aria-label for the focus pane button on the document panel header */
  'buttons.focus-pane-button.aria-label.focus': 'फ़ोकस मोड में जाएँ (मेन्यू छिपाएँ)',
  /** The tooltip for the collapse pane button on the document panel header */
  'buttons.focus-pane-button.tooltip.collapse': 'फ़ोकस मोड से निकलें',
  /** The tooltip for the focus pane button on the document panel header */
  'buttons.focus-pane-button.tooltip.focus': 'फ़ोकस मोड में जाएँ',
  /** The aria-label for the split pane button on the document panel header */
  'buttons.split-pane-button.aria-label': 'पैनल को दाईं ओर बाँटें',
  /** The tool tip for the split pane button on the document panel header */
  'buttons.split-pane-button.tooltip': 'पैनल को दाईं ओर बाँटें',
  /** The title for the close button on the split pane on the document panel header */
  'buttons.split-pane-close-button.title': 'बँटा पैनल बंद करें',
  /** The title for the close group button on the split pane on the document panel header */
  'buttons.split-pane-close-group-button.title': 'पैनल समूह बंद करें',
  /** The text for the canvas linked banner action button */
  'canvas.banner.edit-in-canvas-action': 'Canvas में बदलें',
  /** The text for the canvas linked banner when the document in editable mode */
  'canvas.banner.editable.linked-text': 'यह दस्तावेज़ Canvas में बदला जा सकता है।',
  /** The description for the canvas linked banner popover in editable mode */
  'canvas.banner.editable.popover-description':
    'Canvas में आप खुलकर लिखते हैं, फिर Studio की सामग्री अपने-आप बदल सकती है; एक-एक फ़ील्ड कॉपी नहीं करना पड़ता।',
  /** The heading for the canvas linked banner popover in editable mode */
  'canvas.banner.editable.popover-heading': 'खुला लेखन',
  /** The text for the canvas linked banner when the document is a draft */
  'canvas.banner.linked-text.draft': 'यह ड्राफ़्ट दस्तावेज़ Canvas से जुड़ा है',
  /** The text for the canvas linked banner when the document is a live document */
  'canvas.banner.linked-text.published': 'यह लाइव दस्तावेज़ Canvas से जुड़ा है',
  /** The text for the canvas linked banner when the document is a version document */
  'canvas.banner.linked-text.version': 'दस्तावेज़ का यह संस्करण Canvas से जुड़ा है',
  /** The text for the canvas linked banner popover button */
  'canvas.banner.popover-button-text': 'और जानें',
  /** The description for the canvas linked banner popover */
  'canvas.banner.popover-description':
    'Canvas में आप खुले एडिटर में लिखते हैं, और लिखते-लिखते ही वह Studio में सही फ़ील्ड में पहुँचता जाता है।',
  /** The heading for the canvas linked banner popover */
  'canvas.banner.popover-heading': 'पहले विचार, फिर लेखन',
  /** The description for the changes banner */
  'changes.banner.description': 'इस दस्तावेज़ के <strong>{{perspective}}</strong> संस्करण का इतिहास दिख रहा है।',
  /** The tooltip for the changes banner */
  'changes.banner.tooltip': 'यहाँ दस्तावेज़ के एक संस्करण के बदलाव दिखते हैं। दूसरे के बदलाव देखने हों तो वह संस्करण चुनें',
  /** The label used in the changes inspector for the from selector */
  'changes.from.label': 'से',
  'changes.tab.history': 'इतिहास',
  'changes.tab.review-changes': 'बदलाव देखें',
  /** The label used in the changes inspector for the to selector */
  'changes.to.label': 'तक',
  /** The error message shown when the specified document comparison mode is not supported */
  'compare-version.error.invalidModeParam': 'दस्तावेज़ों की तुलना "{{input}}" ढंग से नहीं हो सकती।',
  /** The error message shown when the next document for comparison could not be extracted from the URL */
  'compare-version.error.invalidNextDocumentParam': 'पते में बाद वाले दस्तावेज़ का नाम सही नहीं है।',
  /** The error message shown when the document comparison URL could not be parsed */
  'compare-version.error.invalidParams.title': 'दस्तावेज़ों की तुलना नहीं हो सकी',
  /** The error message shown when the previous document for comparison could not be extracted from the URL */
  'compare-version.error.invalidPreviousDocumentParam': 'पते में पहले वाले दस्तावेज़ का नाम सही नहीं है।',
  /** The error message shown when releases failed to load */
  'compare-version.error.loadReleases.title': 'रिलीज़ लोड नहीं हो सकीं',
  /** The error message shown when document versions or variants failed to load */
  'compare-version.error.loadVersions.title': 'संस्करण लोड नहीं हो सके',
  /** The text for the tooltip when the "Compare versions" action for a document is disabled */
  'compare-versions.menu-item.disabled-reason': 'इस दस्तावेज़ का कोई और संस्करण नहीं है जिससे तुलना हो।',
  /** The text for the "Compare versions" action for a document */
  'compare-versions.menu-item.title': 'संस्करणों की तुलना करें',
  /** The string used to label draft documents */
  'compare-versions.status.draft': 'ड्राफ़्ट',
  /** The string used to label published documents */
  'compare-versions.status.published': 'प्रकाशित',
  /** The title used when comparing versions of a document */
  'compare-versions.title': 'संस्करणों की तुलना',
  /** The text in the "Cancel" button in the confirm delete dialog that cancels the action and closes the dialog */
  'confirm-delete-dialog.cancel-button.text': 'रद्द करें',
  /** Used in `confirm-delete-dialog.cdr-summary.title` */
  'confirm-delete-dialog.cdr-summary.document-count_one': '1 दस्तावेज़',
  /** Used in `confirm-delete-dialog.cdr-summary.title` */
  'confirm-delete-dialog.cdr-summary.document-count_other': '{{count}} दस्तावेज़',
  /** The text that appears in the subtitle `<summary>` that lists the datasets below the title */
  'confirm-delete-dialog.cdr-summary.subtitle_one': 'डेटासेट: {{datasets}}',
  /** The text that appears in the subtitle `<summary>` that lists the datasets below the title */
  'confirm-delete-dialog.cdr-summary.subtitle_other': 'डेटासेट: {{datasets}}',
  /** The text that appears in the subtitle `<summary>` that lists the datasets below the title */
  'confirm-delete-dialog.cdr-summary.subtitle_unavailable_one': 'डेटासेट उपलब्ध नहीं',
  /** The text that appears in the subtitle `<summary>` that lists the datasets below the title */
  'confirm-delete-dialog.cdr-summary.subtitle_unavailable_other': 'डेटासेट उपलब्ध नहीं',
  /** The text that appears in the title `<summary>` that includes the list of CDRs (singular) */
  'confirm-delete-dialog.cdr-summary.title_one': '{{documentCount}}, दूसरे डेटासेट में',
  /** The text that appears in the title `<summary>` that includes the list of CDRs (plural) */
  'confirm-delete-dialog.cdr-summary.title_other': '{{documentCount}}, {{count}} डेटासेट में',
  /** Appears when hovering over the copy button to copy */
  'confirm-delete-dialog.cdr-table.copy-id-button.tooltip': 'ID कॉपी करें',
  /** The header for the dataset column in the list of cross-dataset references found */
  'confirm-delete-dialog.cdr-table.dataset.label': 'डेटासेट',
  /** The header for the document ID column in the list of cross-dataset references found */
  'confirm-delete-dialog.cdr-table.document-id.label': 'दस्तावेज़ ID',
  /** The toast title when the copy button has been clicked but copying failed */
  'confirm-delete-dialog.cdr-table.id-copied-toast.title-failed': 'दस्तावेज़ की ID कॉपी नहीं हो सकी',
  /** The header for the project ID column in the list of cross-dataset references found */
  'confirm-delete-dialog.cdr-table.project-id.label': 'प्रोजेक्ट ID',
  /** The text in the "Delete anyway" button in the confirm delete dialog that confirms the action */
  'confirm-delete-dialog.confirm-anyway-button.text_delete': 'फिर भी सारे संस्करण मिटाएँ',
  /** The text in the "Delete anyway" button when the document only has a single version */
  'confirm-delete-dialog.confirm-anyway-button.text_delete_one': 'फिर भी मिटाएँ',
  /** The text in the "Delete anyway" button when the document has multiple versions */
  'confirm-delete-dialog.confirm-anyway-button.text_delete_other': 'फिर भी सारे संस्करण मिटाएँ',
  /** The text in the "Unpublish anyway" button in the confirm delete dialog that confirms the action */
  'confirm-delete-dialog.confirm-anyway-button.text_unpublish': 'फिर भी प्रकाशन हटाएँ',
  /** The text in the "Delete now" button in the confirm delete dialog that confirms the action */
  'confirm-delete-dialog.confirm-button.text_delete': 'सारे संस्करण मिटाएँ',
  /** The text in the "Delete now" button when the document only has a single version */
  'confirm-delete-dialog.confirm-button.text_delete_one': 'दस्तावेज़ मिटाएँ',
  /** The text in the "Delete now" button when the document has multiple versions */
  'confirm-delete-dialog.confirm-button.text_delete_other': 'सारे संस्करण मिटाएँ',
  /** The text in the "Unpublish now" button in the confirm delete dialog that confirms the action */
  'confirm-delete-dialog.confirm-button.text_unpublish': 'अभी प्रकाशन हटाएँ',
  /** If no referring documents are found, this text appears above the cancel and confirmation buttons */
  'confirm-delete-dialog.confirmation.text_delete': 'इस दस्तावेज़ के सारे संस्करण मिटा दें?',
  /** The confirmation text when the document only has a single version */
  'confirm-delete-dialog.confirmation.text_delete_one': 'यह दस्तावेज़ मिटा दें?',
  /** The confirmation text when the document has multiple versions */
  'confirm-delete-dialog.confirmation.text_delete_other': 'इस दस्तावेज़ के सारे संस्करण मिटा दें?',
  /** If no referring documents are found, this text appears above the cancel and confirmation buttons */
  'confirm-delete-dialog.confirmation.text_unpublish': '“<DocumentTitle/>” का प्रकाशन हटा दें?',
  /** The text body of the error dialog. */
  'confirm-delete-dialog.error.message.text': 'इससे जुड़े दस्तावेज़ लोड करते समय गड़बड़ी हुई।',
  /** The text in the retry button of the confirm delete dialog if an error occurred. */
  'confirm-delete-dialog.error.retry-button.text': 'दोबारा कोशिश करें',
  /** The header of the confirm delete dialog if an error occurred while the confirm delete dialog was open. */
  'confirm-delete-dialog.error.title.text': 'गड़बड़ी',
  /** The header of the confirm delete dialog */
  'confirm-delete-dialog.header.text_delete': 'दस्तावेज़ मिटाएँ?',
  /** The header of the confirm delete dialog */
  'confirm-delete-dialog.header.text_unpublish': 'दस्तावेज़ का प्रकाशन हटाएँ?',
  /** The text that appears while the referring documents are queried */
  'confirm-delete-dialog.loading.text': 'इससे जुड़े दस्तावेज़ खोजे जा रहे हैं…',
  /** Shown if there are references to other documents but the user does not have the permission to see the relevant document IDs */
  'confirm-delete-dialog.other-reference-count.title_one': '1 और रेफ़रेंस, जो नहीं दिखाया गया',
  /** Shown if there are references to other documents but the user does not have the permission to see the relevant document IDs */
  'confirm-delete-dialog.other-reference-count.title_other': '{{count}} और रेफ़रेंस, जो नहीं दिखाए गए',
  /** Text in the tooltip of this component if hovering over the info icon */
  'confirm-delete-dialog.other-reference-count.tooltip':
    'इन रेफ़रेंस की जानकारी नहीं दिखाई जा सकती, क्योंकि उनके डेटासेट का एक्सेस टोकन नहीं है।',
  /** Appears when unable to render a document preview in the referring document list */
  'confirm-delete-dialog.preview-item.preview-unavailable.subtitle': 'ID: {{documentId}}',
  /** Appears when unable to render a document preview in the referring document list */
  'confirm-delete-dialog.preview-item.preview-unavailable.title': 'प्रीव्यू उपलब्ध नहीं',
  /** Warns the user of affects to other documents if the action is confirmed (delete) */
  'confirm-delete-dialog.referential-integrity-disclaimer.text_delete':
    'यह दस्तावेज़ मिटाने पर, जो दस्तावेज़ इससे जुड़े हैं उन्हें यह नहीं मिलेगा।',
  /** Warns the user of affects to other documents if the action is confirmed (unpublish) */
  'confirm-delete-dialog.referential-integrity-disclaimer.text_unpublish':
    'इसका प्रकाशन हटाने पर, जो दस्तावेज़ इससे जुड़े हैं उन्हें यह नहीं मिलेगा।',
  /** Tells the user the count of how many other referring documents there are before listing them. (singular) */
  'confirm-delete-dialog.referring-document-count.text_one': '1 दस्तावेज़ “<DocumentTitle/>” से जुड़ा है',
  /** Tells the user the count of how many other referring documents there are before listing them. (plural) */
  'confirm-delete-dialog.referring-document-count.text_other': '{{count}} दस्तावेज़ “<DocumentTitle/>” से जुड़े हैं',
  /** Describes the list of documents that refer to the one trying to be deleted (delete) */
  'confirm-delete-dialog.referring-documents-descriptor.text_delete':
    'हो सकता है आप “<DocumentTitle/>” न मिटा सकें, क्योंकि ये दस्तावेज़ उससे जुड़े हैं:',
  /** Describes the list of documents that refer to the one trying to be deleted (unpublish) */
  'confirm-delete-dialog.referring-documents-descriptor.text_unpublish':
    'हो सकता है आप “<DocumentTitle/>” का प्रकाशन न हटा सकें, क्योंकि ये दस्तावेज़ उससे जुड़े हैं:',
  /** The text for the cancel button in the confirm dialog used in document action shortcuts if none is provided */
  'confirm-dialog.cancel-button.fallback-text': 'रद्द करें',
  /** The text for the confirm button in the confirm dialog used in document action shortcuts if none is provided */
  'confirm-dialog.confirm-button.fallback-text': 'पुष्टि करें',
  /** For the default structure definition, the title for the "Content" pane */
  'default-definition.content-title': 'सामग्री',
  /** The text shown if there was an error while getting the document's title via a preview value */
  'doc-title.error.text': 'गड़बड़ी: {{errorMessage}}',
  /** The text shown if the preview value for a document is non-existent or empty */
  'doc-title.fallback.text': 'बिना नाम',
  /** The text shown if a document's title via a preview value cannot be determined due to an unknown schema type */
  'doc-title.unknown-schema-type.text': 'अनजान स्कीमा प्रकार: {{schemaType}}',
  /** Hint shown to help guide users to the new document group inventory */
  'document-group-inventory.onboarding-hint': 'संस्करण के बटन कहाँ गए?',
  /** Tooltip text shown for the close button of the document inspector */
  'document-inspector.close-button.tooltip': 'बंद करें',
  /** The title shown in the dialog header, when inspecting a valid document */
  'document-inspector.dialog.title': '<DocumentTitle/> की जाँच',
  /** The title shown in the dialog header, when the document being inspected is not created yet/has no value */
  'document-inspector.dialog.title-no-value': 'कोई मान नहीं',
  /** Accessibility label for the close button shown when an inspector panel failed to render */
  'document-inspector.error.close-button.aria-label': 'पैनल बंद करें',
  /** Text explaining that the inspector panel failed to render */
  'document-inspector.error.description': 'यह पैनल दिखाते समय गड़बड़ी हुई।',
  /** Label for the button that attempts to render the inspector panel again */
  'document-inspector.error.retry-button.text': 'दोबारा कोशिश करें',
  /** The title shown in the inspector panel header when the panel failed to render */
  'document-inspector.error.title': 'कुछ गड़बड़ हो गई',
  /** Title shown for menu item that opens the "Inspect" dialog */
  'document-inspector.menu-item.title': 'अंदर से देखें',
  /** the placeholder text for the search input on the inspect dialog */
  'document-inspector.search.placeholder': 'खोजें',
  /** The "parsed" view mode, meaning the JSON is searchable, collapsible etc */
  'document-inspector.view-mode.parsed': 'व्यवस्थित',
  /** The "raw" view mode, meaning the JSON is presented syntax-highlighted, but with no other features - optimal for copying */
  'document-inspector.view-mode.raw-json': 'सीधा JSON',
  /** Tooltip on target badges when the document does not exist in the selected perspective */
  'document-target-badges.not-in-target.tooltip': 'चुने हुए दृश्य में यह दस्तावेज़ अभी नहीं है।',
  /** The text for when a form is hidden */
  'document-view.form-view.form-hidden': 'यह फ़ॉर्म छिपा है',
  /** Fallback title shown when a form title is not provided */
  'document-view.form-view.form-title-fallback': 'बिना नाम',
  /** The text for when the form view is loading a document */
  'document-view.form-view.loading': 'दस्तावेज़ लोड हो रहा है…',
  /** The description of the sync lock toast on the form view */
  'document-view.form-view.sync-lock-toast.description':
    'दस्तावेज़ सिंक हो रहा है, कृपया रुकें। ऐसा अक्सर प्रकाशित करने के ठीक बाद होता है, और कुछ सेकंड से ज़्यादा नहीं लगने चाहिए',
  /** The title of the sync lock toast on the form view */
  'document-view.form-view.sync-lock-toast.title': 'दस्तावेज़ सिंक हो रहा है…',
  /** Description of the toast shown when recent edits haven't synced for a while (still retrying) */
  'document-view.form-view.sync-pending.description':
    'हम कोशिश करते रहेंगे। तब तक आपके बदलाव आपके ब्राउज़र में सुरक्षित हैं।',
  /** Title of the toast shown when recent edits haven't synced for a while (still retrying) */
  'document-view.form-view.sync-pending.title': 'आपके बदलाव सहेजे नहीं जा रहे',
  /** Description of the toast shown when the connection is back and buffered edits are being submitted */
  'document-view.form-view.sync-recovering.description': 'बदलाव सहेजे जाते ही आप आगे लिख सकेंगे।',
  /** Title of the toast shown when the connection is back and buffered edits are being submitted */
  'document-view.form-view.sync-recovering.title': 'आपके बदलाव सहेजे जा रहे हैं…',
  /** Description of the toast shown when edits have been unsynced long enough that editing is locked */
  'document-view.form-view.sync-stalled.description':
    'सहेजे जाने तक बदलाव रुके हुए हैं। आपके बदलाव ब्राउज़र में सुरक्षित हैं; यह टैब खुला रखें, हम कोशिश कर रहे हैं।',
  /** Title of the toast shown when edits have been unsynced long enough that editing is locked */
  'document-view.form-view.sync-stalled.title': 'आपके बदलाव अब भी सहेजे नहीं जा रहे',
  /** The description for the document favorite action */
  'document.favorites.add-to-favorites': 'पसंदीदा में जोड़ें',
  /** The description for the document unfavorite action */
  'document.favorites.remove-from-favorites': 'पसंदीदा से हटाएँ',
  /** The description for the events inspector when we can't load the document so we default to compare with published */
  'events.compare-with-published.description':
    'इस दस्तावेज़ के बदलाव लोड नहीं हो सके, शायद इसलिए कि इतिहास सीमित समय तक रखा जाता है। यहाँ <strong>{{version}}</strong> संस्करण की तुलना <strong>प्रकाशित</strong> संस्करण से दिख रही है।',
  /** The title for the events inspector when we can't load the document so we default to compare with published */
  'events.compare-with-published.title': 'प्रकाशित से तुलना',
  /** The title for the menu items that will be shown when expanding a publish release event to inspect the document */
  'events.inspect.release': '<VersionBadge>{{releaseTitle}}</VersionBadge> का दस्तावेज़ देखें',
  /** The title for the menu items that will be shown when expanding a publish draft event to inspect the draft document */
  'events.open.draft': '<VersionBadge>ड्राफ़्ट</VersionBadge> दस्तावेज़ खोलें',
  /** The title for the menu items that will be shown when expanding a publish release event to inspect the release */
  'events.open.release': 'रिलीज़ <VersionBadge>{{releaseTitle}}</VersionBadge> खोलें',
  /** The text for the add reference item in the incoming references input */
  'incoming-references-input.add-reference-item': 'आइटम जोड़ें',
  /** The aria-label for the incoming references list */
  'incoming-references-input.list-label': '{{type}} प्रकार से आने वाले रेफ़रेंस',
  /** The text for the no items in the incoming references input */
  'incoming-references-input.no-items': 'कोई आइटम नहीं',
  /** The text for the reference from in the incoming references input */
  'incoming-references-input.reference-from': '{{type}} से रेफ़रेंस',
  /** The text for the schema type not found in the incoming references input */
  'incoming-references-input.schema-type-not-found': 'स्कीमा प्रकार {{type}} नहीं मिला',
  /** The text for the type to search in the incoming references input */
  'incoming-references-input.type-to-search': 'खोजने के लिए लिखें',
  /** The text for the loading state in the incoming references input */
  'incoming-references-input.types-loading': 'दस्तावेज़ लोड हो रहे हैं...',
  /** The text for the loading state in the incoming references input */
  'incoming-references-input.types-loading-cross-dataset': 'दूसरे डेटासेट के दस्तावेज़ लोड हो रहे हैं...',
  /** The text for the no references defined in the incoming references input */
  'incoming-references-input.types-not-defined':
    'इस प्रकार के लिए आने वाले रेफ़रेंस तय नहीं हैं; जानकारी के लिए दस्तावेज़ देखें।',
  /** The text shown if there are no incoming references in the inspector */
  'incoming-references-pane.no-references': 'कोई आने वाला रेफ़रेंस नहीं मिला।',
  /** The text shown if there are no incoming references for a type */
  'incoming-references-pane.no-references-found': 'इस प्रकार का कोई रेफ़रेंस नहीं मिला।',
  /** The text shown if there is no schema type found for a document in the incoming references pane */
  'incoming-references-pane.schema-type-not-found': 'स्कीमा प्रकार {{type}} नहीं मिला',
  /** The loading messaging for when the tooltip is still loading permission info */
  'insufficient-permissions-message-tooltip.loading-text': 'लोड हो रहा है…',
  /** --- Menu items ---  /** The menu item group title to use for the Action menu items */
  'menu-item-groups.actions-group': 'काम',
  /** The menu item group title to use for the Layout menu items */
  'menu-item-groups.layout-group': 'रूप',
  /** The menu item group title to use for the Sort menu items */
  'menu-item-groups.sorting-group': 'क्रम',
  /** The menu item title to use the compact view */
  'menu-items.layout.compact-view': 'छोटा रूप',
  /** The menu item title to use the detailed view */
  'menu-items.layout.detailed-view': 'विस्तार वाला रूप',
  /** The menu item title that restores the structure-configured default layout */
  'menu-items.layout.restore-default': 'सामान्य रूप',
  /** Tooltip shown when the restore-default layout item is disabled (default already in use) */
  'menu-items.layout.restore-default.disabled-reason': 'पहले से सामान्य रूप ही है',
  /** The menu item title to Sort by Created */
  'menu-items.sort-by.created': 'बनने के क्रम में',
  /** The menu item title to Sort by Last Edited */
  'menu-items.sort-by.last-edited': 'बदलने के क्रम में',
  /** The menu item title that restores the structure-configured default sort order */
  'menu-items.sort-by.restore-default': 'सामान्य क्रम',
  /** Tooltip shown when the restore-default sort item is disabled (default already in use) */
  'menu-items.sort-by.restore-default.disabled-reason': 'पहले से सामान्य क्रम ही है',
  /** The link text of the no document type screen that appears directly below the subtitle */
  'no-document-types-screen.link-text': 'जानें कि दस्तावेज़ का प्रकार कैसे जोड़ते हैं →',
  /** The subtitle of the no document type screen that appears directly below the title */
  'no-document-types-screen.subtitle': 'अपने स्कीमा में कम से कम एक दस्तावेज़ प्रकार तय करें।',
  /** The title of the no document type screen */
  'no-document-types-screen.title': 'दस्तावेज़ का कोई प्रकार नहीं',
  /** Text shown on back button visible on smaller breakpoints */
  'pane-header.back-button.text': 'पीछे',
  /** tooltip text (via `title` attribute) for the menu button */
  'pane-header.context-menu-button.tooltip': 'मेन्यू दिखाएँ',
  /** Appears in a document list pane header if there are more than one option for create. This is the label for that menu */
  'pane-header.create-menu.label': 'बनाएँ',
  /** Tooltip displayed on the create new button in document lists */
  'pane-header.create-new-button.tooltip': 'नया दस्तावेज़ बनाएँ',
  /** The `aria-label` for the disabled button in the pane header if create permissions are granted */
  'pane-header.disabled-created-button.aria-label': 'अनुमति नहीं है',
  /** The text shown in the tooltip of pane item previews of documents if there are unpublished edits */
  'pane-item.draft-status.has-draft.tooltip': '<RelativeTime/> बदला गया',
  /** The text shown in the tooltip of pane item previews of documents if there are no unpublished edits */
  'pane-item.draft-status.no-draft.tooltip': 'कोई अप्रकाशित बदलाव नहीं',
  /** The subtitle tor pane item previews if there isn't a matching schema type found */
  'pane-item.missing-schema-type.subtitle': 'दस्तावेज़: <Code>{{documentId}}</Code>',
  /** The title tor pane item previews if there isn't a matching schema type found */
  'pane-item.missing-schema-type.title': 'प्रकार <Code>{{documentType}}</Code> का स्कीमा नहीं मिला',
  /** The text shown in the tooltip of pane item previews of documents if there are unpublished edits */
  'pane-item.published-status.has-published.tooltip': '<RelativeTime/> प्रकाशित हुआ',
  /** The text shown in the tooltip of pane item previews of documents if there are no unpublished edits */
  'pane-item.published-status.no-published.tooltip': 'कोई अप्रकाशित बदलाव नहीं',
  /** The text used in the document header title if there is an error */
  'panes.document-header-title.error.text': 'गड़बड़ी: {{error}}',
  /** The text used in the document header title if creating a new item */
  'panes.document-header-title.new.text': 'नया: {{schemaType}}',
  /** The text used in the document header title if no other title can be determined */
  'panes.document-header-title.untitled.text': 'बिना नाम',
  /** The help text saying that we have given up on automatic retry */
  'panes.document-list-pane.error.max-retries-attempted':
    '{{count}} नाकाम कोशिशों के बाद अपने-आप कोशिश रोक दी गई।',
  /** The help text saying that we'll retry fetching the document list */
  'panes.document-list-pane.error.retrying': 'दोबारा कोशिश हो रही है…',
  /** The error text on the document list pane */
  'panes.document-list-pane.error.text': 'दस्तावेज़ लाते समय गड़बड़ी हुई।',
  /** The error text on the document list pane */
  'panes.document-list-pane.error.text.dev': 'गड़बड़ी: <Code>{{error}}</Code>',
  /** The error text on the document list pane if the browser appears to be offlline */
  'panes.document-list-pane.error.text.offline': 'लगता है इंटरनेट कनेक्शन बंद है।',
  /** The error title on the document list pane */
  'panes.document-list-pane.error.title': 'सूची नहीं लाई जा सकी',
  /** The help text saying that we'll retry fetching the document list */
  'panes.document-list-pane.error.will-retry-automatically_one': 'दोबारा कोशिश हो रही है…',
  'panes.document-list-pane.error.will-retry-automatically_other': 'दोबारा कोशिश हो रही है… (#{{count}})।',
  /** The text of the document list pane if more than a maximum number of documents are returned */
  'panes.document-list-pane.max-items.text': 'ज़्यादा से ज़्यादा {{limit}} दस्तावेज़ दिख रहे हैं',
  /** The text of the document list pane if no documents are found for a specified type */
  'panes.document-list-pane.no-documents-of-type.text': 'इस प्रकार का कोई दस्तावेज़ नहीं',
  /** The text of the document list pane if no documents are found */
  'panes.document-list-pane.no-documents.text': 'कुछ नहीं मिला',
  /** The text of the document list pane if no documents are found matching specified criteria */
  'panes.document-list-pane.no-matching-documents.text': 'इससे मिलता कोई दस्तावेज़ नहीं',
  /** The search input for the search input on the document list pane */
  'panes.document-list-pane.reconnecting': 'कनेक्ट करने की कोशिश हो रही है…',
  /** The aria-label for the search input on the document list pane */
  'panes.document-list-pane.search-input.aria-label': 'सूची में खोजें',
  /** The search input for the search input on the document list pane */
  'panes.document-list-pane.search-input.placeholder': 'सूची में खोजें',
  /** The aria-label for the sort-order control shown beneath the document list search input */
  'panes.document-list-pane.search-ordering.aria-label': 'नतीजों का क्रम बदलें',
  /** The label for the sort-order control beneath the search input, summarising the applied ordering (e.g. "Sorted by relevance") */
  'panes.document-list-pane.search-ordering.label': 'क्रम: {{order}}',
  /** The label for the relevance (best match) option in the document list search sort-order control */
  'panes.document-list-pane.search-ordering.relevance': 'सबसे मिलते-जुलते पहले',
  /** The sort-order control summary shown when results are ranked by relevance */
  'panes.document-list-pane.search-ordering.summary-relevance': 'क्रम: सबसे मिलते-जुलते पहले',
  /** The tooltip text shown when a sort menu item references fields not present in the current schema */
  'panes.document-list-pane.sort-order.disabled-reason': 'इस क्रम के फ़ील्ड इस प्रकार के दस्तावेज़ में नहीं हैं',
  /** The summary title when displaying an error for a document operation result */
  'panes.document-operation-results.error.summary.title': 'विस्तार',
  /** The text when a generic operation failed (fallback, generally not shown) */
  'panes.document-operation-results.operation-error': 'यह करते समय गड़बड़ी हुई: {{context}}',
  /** The text when a delete operation failed */
  'panes.document-operation-results.operation-error_delete':
    'दस्तावेज़ मिटाते समय गड़बड़ी हुई। अक्सर इसका कारण यह होता है कि दूसरे दस्तावेज़ इससे जुड़े हैं।',
  /** The text when an unpublish operation failed */
  'panes.document-operation-results.operation-error_unpublish':
    'दस्तावेज़ का प्रकाशन हटाते समय गड़बड़ी हुई। अक्सर इसका कारण यह होता है कि दूसरे दस्तावेज़ इससे जुड़े हैं।',
  /** The text when a generic operation succeeded (fallback, generally not shown) */
  'panes.document-operation-results.operation-success': 'दस्तावेज़ पर काम हो गया: {{op}}',
  /** The text when copy document ID operation succeeded */
  'panes.document-operation-results.operation-success_copy-id': 'दस्तावेज़ की ID कॉपी हो गई',
  /** The text when copy URL operation succeeded */
  'panes.document-operation-results.operation-success_copy-url': 'दस्तावेज़ का URL कॉपी हो गया',
  'panes.document-operation-results.operation-success_createVersion':
    '<Strong>{{title}}</Strong> रिलीज़ में जुड़ गया',
  /** The text when a delete operation succeeded */
  'panes.document-operation-results.operation-success_delete': 'दस्तावेज़ मिट गया',
  /** The text when a discard changes operation succeeded */
  'panes.document-operation-results.operation-success_discardChanges':
    'सारे बदलाव छोड़ दिए गए। छोड़ा हुआ ड्राफ़्ट इतिहास से अब भी वापस लाया जा सकता है',
  /** The text when a duplicate operation succeeded */
  'panes.document-operation-results.operation-success_duplicate': 'दस्तावेज़ की प्रति बन गई',
  /** The text when a publish operation succeeded */
  'panes.document-operation-results.operation-success_publish': '<Strong>{{title}}</Strong> प्रकाशित हो गया',
  /** The text when a publish operation succeeded in an anonymous version */
  'panes.document-operation-results.operation-success_publishVersion': 'संस्करण प्रकाशित हो गया',
  /** The text when a restore operation succeeded */
  'panes.document-operation-results.operation-success_restore': '<Strong>{{title}}</Strong> वापस लाया गया',
  /** The text when an unpublish operation succeeded */
  'panes.document-operation-results.operation-success_unpublish':
    '<Strong>{{title}}</Strong> का प्रकाशन हट गया। सबसे नए प्रकाशित संशोधन से एक ड्राफ़्ट बन गया है।',
  /** The text when an unpublish operation succeeded for a document in a release */
  'panes.document-operation-results.operation-success_unpublishVersion':
    'रिलीज़ प्रकाशित होने पर इस संस्करण का प्रकाशन हट जाएगा',
  /** The document title shown when document title is "undefined" in operation message */
  'panes.document-operation-results.operation-undefined-title': 'बिना नाम',
  /** The loading message for the document not found pane */
  'panes.document-pane.document-not-found.loading': 'दस्तावेज़ लोड हो रहा है…',
  /** The loading message shown while the document targeted by the selected variant is resolving */
  'panes.document-pane.variant-target.loading': 'दस्तावेज़ लोड हो रहा है…',
  /** The text of the document not found pane if the schema is known */
  'panes.document-pane.document-not-found.text':
    'दस्तावेज़ का प्रकार तय नहीं है, और <Code>{{id}}</Code> पहचान का दस्तावेज़ नहीं मिला।',
  /** The title of the document not found pane if the schema is known */
  'panes.document-pane.document-not-found.title': 'दस्तावेज़ नहीं मिला',
  /** The text of the document not found pane if the schema is not found */
  'panes.document-pane.document-unknown-type.text':
    'इस दस्तावेज़ का स्कीमा प्रकार <Code>{{documentType}}</Code> है, जो Studio के स्कीमा में तय नहीं है।',
  /** The title of the document not found pane if the schema is not found or unknown */
  'panes.document-pane.document-unknown-type.title': 'अनजान दस्तावेज़ प्रकार: <Code>{{documentType}}</Code>',
  /** The title of the document not found pane if the schema is unknown */
  'panes.document-pane.document-unknown-type.without-schema.text':
    'यह दस्तावेज़ नहीं है, और इसका स्कीमा प्रकार भी नहीं बताया गया।',
  /** Default message shown while resolving the structure definition for an asynchronous node */
  'panes.resolving.default-message': 'लोड हो रहा है…',
  /** Message shown while resolving the structure definition for an asynchronous node and it is taking a while (more than 5s) */
  'panes.resolving.slow-resolve-message': 'अब भी लोड हो रहा है…',
  /** The text to display when type is missing */
  'panes.unknown-pane-type.missing-type.text': 'स्ट्रक्चर के आइटम में ज़रूरी <Code>type</Code> नहीं है।',
  /** The title of the unknown pane */
  'panes.unknown-pane-type.title': 'अनजान पैनल प्रकार',
  /** The text to display when type is unknown */
  'panes.unknown-pane-type.unknown-type.text': 'स्ट्रक्चर के आइटम का प्रकार <Code>{{type}}</Code> पहचाना नहीं गया।',
  /** The text for the "Open preview" action for a document */
  'production-preview.menu-item.title': 'प्रीव्यू खोलें',
  /** The text for the confirm button in the request permission dialog used in the permissions banner */
  'request-permission-dialog.confirm-button.text': 'अनुरोध भेजें',
  /** The description text for the request permission dialog used in the permissions banner */
  'request-permission-dialog.description.text':
    'आपका अनुरोध प्रोजेक्ट के एडमिन को भेजा जाएगा। चाहें तो साथ में कुछ लिख सकते हैं',
  /** The header/title for the request permission dialog used in the permissions banner */
  'request-permission-dialog.header.text': 'बदलने की अनुमति माँगें',
  /** The text describing the note input for the request permission dialog used in the permissions banner */
  'request-permission-dialog.note-input.description.text': 'चाहें तो साथ में कुछ लिखें',
  /** The placeholder for the note input in the request permission dialog used in the permissions banner */
  'request-permission-dialog.note-input.placeholder.text': 'नोट लिखें...',
  /** The error/warning text in the request permission dialog when the user's request has been declined */
  'request-permission-dialog.warning.denied.text': 'इस प्रोजेक्ट के लिए आपका अनुरोध ठुकरा दिया गया है।',
  /** The error/warning text in the request permission dialog when the user's request has been denied due to too many outstanding requests */
  'request-permission-dialog.warning.limit-reached.text':
    'सारे प्रोजेक्ट मिलाकर आपके अनुरोधों की सीमा पूरी हो गई है। नया अनुरोध भेजने से पहले रुकें, या किसी एडमिन से बात करें।',
  /** Label for button when status is saved */
  'status-bar.document-status-pulse.status.saved.text': 'सहेजा गया',
  /** Label for button when status is syncing */
  'status-bar.document-status-pulse.status.syncing.text': 'सहेजा जा रहा है...',
  /** Accessibility label indicating when the document was last published, in relative time, eg "3 weeks ago" */
  'status-bar.publish-status-button.last-published-time.aria-label': 'पिछला प्रकाशन {{relativeTime}}',
  /** Text for tooltip showing explanation of timestamp/relative time, eg "Last published <RelativeTime/>" */
  'status-bar.publish-status-button.last-published-time.tooltip': 'पिछला प्रकाशन <RelativeTime/>',
  /** Accessibility label indicating when the document was last updated, in relative time, eg "2 hours ago" */
  'status-bar.publish-status-button.last-updated-time.aria-label': 'पिछला बदलाव {{relativeTime}}',
  /** Text for tooltip showing explanation of timestamp/relative time, eg "Last updated <RelativeTime/>" */
  'status-bar.publish-status-button.last-updated-time.tooltip': 'पिछला बदलाव <RelativeTime/>',
  /** Aria label for the button */
  'status-bar.review-changes-button.aria-label': 'बदलाव देखें',
  /** Label for button when status is saved */
  'status-bar.review-changes-button.status.saved.text': 'सहेजा गया!',
  /** Label for button when status is syncing */
  'status-bar.review-changes-button.status.syncing.text': 'सहेजा जा रहा है...',
  /** Text for the secondary text for tooltip for the button */
  'status-bar.review-changes-button.tooltip.changes-saved': 'बदलाव सहेजे गए',
  /** Primary text for tooltip for the button */
  'status-bar.review-changes-button.tooltip.text': 'बदलाव देखें',
  /** The text that appears in side the documentation link */
  'structure-error.docs-link.text': 'जानकारी देखें',
  /** Labels the error message or error stack of the structure error screen */
  'structure-error.error.label': 'गड़बड़ी',
  /** The header that appears at the top of the error screen */
  'structure-error.header.text': 'स्ट्रक्चर पढ़ते समय गड़बड़ी हुई',
  /** The text in the reload button to retry rendering the structure */
  'structure-error.reload-button.text': 'फिर लोड करें',
  /** Labels the structure path of the structure error screen */
  'structure-error.structure-path.label': 'स्ट्रक्चर का रास्ता',
  /** The aria label for the menu button in the timeline item */
  'timeline-item.menu-button.aria-label': 'कामों का मेन्यू खोलें',
  /** The text for the tooltip in menu button the timeline item */
  'timeline-item.menu-button.tooltip': 'काम',
  /** The text for the collapse action in the timeline item menu */
  'timeline-item.menu.action-collapse': 'समेटें',
  /** The text for the expand action in the timeline item menu */
  'timeline-item.menu.action-expand': 'फैलाएँ',
  /** The text for the published event menu tooltip when the release is not found */
  'timeline-item.not-found-release.tooltip': 'ID "{{releaseId}}" की रिलीज़ नहीं मिली',
  /** The text for the "Inline changes" action, which is used to toggle the visibility of content diffs inside inputs */
  'toggle-inline-changes.menu-item.title': 'फ़ॉर्म में ही बदलाव',
})
