interface TestimonialSeed {
  name: string
  role: string
  content: string
}

/** The testimonials in their order. The home page shows the first three. The people are invented. */
export const TESTIMONIALS: readonly TestimonialSeed[] = [
  {
    name: 'Ananya Deshmukh',
    role: 'Architect & Designer',
    content:
      'The stone gazebo we ordered for a villa in Jubilee Hills arrived numbered piece by piece and stood in three days. Every lotus bracket met its column without a shim. My clients now have their tea under it.',
  },
  {
    name: 'Farhan Siddiqui',
    role: 'Interior Designer',
    content:
      'I wanted a marble statue for a double-height lobby and sent only a sketch. The carving came back calmer and finer than my drawing. Visitors touch the folds of the robe to check that it is stone.',
  },
  {
    name: 'Lakshmi Narayanan',
    role: 'Landscaping Consultant',
    content:
      'The marble urlis hold their line even filled to the brim, and the rims are cut so that flowers float to the edge. We have placed eleven of them in hotel courtyards and not one has stained.',
  },
  {
    name: 'Venkat Reddy',
    role: 'Homeowner',
    content:
      'Our gate pillars in pink sandstone are the first thing everyone remarks on. The team measured twice, told us honestly what the budget would carry, and delivered before the housewarming.',
  },
  {
    name: 'Meera Agarwal',
    role: 'Entrepreneur',
    content:
      'For our resort we took lamp posts, a fountain and a carved stone gate in one order. They matched the stone across all of them, packed it for eleven hundred kilometres, and nothing was chipped.',
  },
  {
    name: 'Suresh Sompura',
    role: 'Temple Architect',
    content:
      'Temple pillars leave no room for approximation. These were true to the drawing on every face, the bells and chains undercut by hand, and the joints so tight that the mortar has little to do.',
  },
]
