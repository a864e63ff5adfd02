import {removeUndefinedLocaleResources} from 'sanity'

export default removeUndefinedLocaleResources({
  /** Action text for scheduling publish of a draft document */
  'action.schedule-publish': 'పబ్లిష్ షెడ్యూల్ చేయండి',
  /** Tooltip text for when a document is scheduled for publishing */
  'action.schedule-publish-success': 'డాక్యుమెంట్ పబ్లిష్ కావడానికి సమయం పెట్టాం',
  /** Tooltip description for when a document is scheduled for publishing */
  'action.schedule-publish-success-description': 'పబ్లిష్ అయ్యే సమయం: {{publishAt}}',
  /** Tooltip text for when schedule publish fails */
  'action.schedule-publish-error': 'పబ్లిష్ షెడ్యూల్ చేయలేకపోయాం',
  /** Tooltip text for when schedule publish is disabled due to validation errors */
  'action.schedule-publish.disabled.validation-issues': 'ఈ డ్రాఫ్ట్‌లో లోపాలు ఉన్నాయి; అవి సరిచేశాకే షెడ్యూల్ చేయగలరు.',
  /** Tooltip text for when schedule publish is disabled due to cardinality one releases */
  'action.schedule-publish.disabled.cardinality-one': 'ఈ డాక్యుమెంట్‌కు షెడ్యూల్ చేసిన డ్రాఫ్ట్ ఇప్పటికే ఉంది.',
  /** Tooltip text for when schedule publish is disabled because a variant is selected */
  'action.schedule-publish.disabled.variant': 'వేరియంట్లను ఇంకా షెడ్యూల్ చేయలేరు.',
  /** Empty state title for scheduled drafts */
  'empty-state.title': 'షెడ్యూల్ చేసిన డ్రాఫ్ట్‌లు',
  /** Empty state description for scheduled drafts */
  'empty-state.description': 'రాబోయే తేదీ, సమయానికి పబ్లిష్ అయ్యేలా డ్రాఫ్ట్‌లను షెడ్యూల్ చేయండి. అప్పటిదాకా అవి మారవు.',
  /** Empty state action documentation for scheduled drafts */
  'empty-state.action.documentation': 'షెడ్యూల్ గురించి తెలుసుకోండి',
})
