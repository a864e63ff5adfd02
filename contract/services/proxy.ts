const PAGE = /^\s*(?:$|<!doctype html|<html|<head|<body|error code: \d+\s*$)/i

/**
 * Whether the body of an answer is a proxy's own. The shop, its lake and buckets explain their failures in JSON, XML or a line
 * of text. Proxies send a page (nginx, HAProxy, Apache), nothing (Caddy), or the number of their error (Cloudflare).
 * @param body a text, or what a client made of the body: JSON, or undefined for an empty one
 */
export const isOfProxy = (body: unknown): boolean =>
  body === undefined || (typeof body === 'string' && PAGE.test(body))
