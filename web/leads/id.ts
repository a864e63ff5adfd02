/** A random id. `crypto.randomUUID` needs HTTPS, and a shop may be tried out over plain HTTP on a local network. */
export const newId = () => crypto.getRandomValues(new Uint32Array(4)).join('')
