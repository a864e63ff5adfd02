export const showMap = 'Show the map'
/** Name of the map for assistive technology. */
export const mapOfShowroom = 'Map of the showroom'
