/** A part of a route, as the router's plugin splits it. */
declare module '*.tsx?tsr-split=component'
declare module '*.tsx?tsr-split=loader'

/** The text of a script, as `build/own-scripts.ts` makes it. */
declare module '*?inline-script' {
  const script: string
  export default script
}
