export const showMap = 'మ్యాప్ చూపండి'
export const mapOfShowroom = 'షోరూమ్ మ్యాప్'
