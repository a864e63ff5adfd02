import {removeUndefinedLocaleResources} from 'sanity'

export default removeUndefinedLocaleResources({
  /** Action text for scheduling publish of a draft document */
  'action.schedule-publish': 'प्रकाशन शेड्यूल करें',
  /** Tooltip text for when a document is scheduled for publishing */
  'action.schedule-publish-success': 'दस्तावेज़ का प्रकाशन शेड्यूल हो गया',
  /** Tooltip description for when a document is scheduled for publishing */
  'action.schedule-publish-success-description': 'प्रकाशन का समय: {{publishAt}}',
  /** Tooltip text for when schedule publish fails */
  'action.schedule-publish-error': 'प्रकाशन शेड्यूल नहीं हो सका',
  /** Tooltip text for when schedule publish is disabled due to validation errors */
  'action.schedule-publish.disabled.validation-issues':
    'इस ड्राफ़्ट की जाँच में ग़लतियाँ हैं। उन्हें ठीक करने के बाद ही शेड्यूल होगा।',
  /** Tooltip text for when schedule publish is disabled due to cardinality one releases */
  'action.schedule-publish.disabled.cardinality-one': 'इस दस्तावेज़ का एक ड्राफ़्ट पहले से शेड्यूल है।',
  /** Tooltip text for when schedule publish is disabled because a variant is selected */
  'action.schedule-publish.disabled.variant': 'वैरिएंट अभी शेड्यूल नहीं हो सकते।',
  /** Empty state title for scheduled drafts */
  'empty-state.title': 'शेड्यूल किए ड्राफ़्ट',
  /** Empty state description for scheduled drafts */
  'empty-state.description': 'ड्राफ़्ट को आगे की तारीख़ और समय पर प्रकाशन के लिए शेड्यूल करें। तब तक उनमें बदलाव नहीं होगा।',
  /** Empty state action documentation for scheduled drafts */
  'empty-state.action.documentation': 'शेड्यूल के बारे में जानें',
})
