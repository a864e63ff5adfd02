/** A part of a route, as the router's plugin splits it. */
declare module '*.tsx?tsr-split=component'
declare module '*.tsx?tsr-split=loader'
