export const showMap = 'नक़्शा दिखाएँ'
/** Name of the map for assistive technology. */
export const mapOfShowroom = 'शोरूम का नक़्शा'
