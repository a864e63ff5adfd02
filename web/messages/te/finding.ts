export const search = 'వెతకండి'
