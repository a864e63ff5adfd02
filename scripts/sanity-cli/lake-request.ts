interface MigrationRequest {
  apiVersion: string
  body?: string
  endpoint: {path: string; method?: string; searchParams: [string, string][]}
  tag?: string
  token?: string
}

/**
 * Replaces the function of the same name in Sanity's migrations. The original returns an address of the hosted
 * service, with the project in the host name. This one returns an address of the embedded lake at `LAKE_HOST`.
 */
export function toFetchOptions({apiVersion, body, endpoint, tag, token}: MigrationRequest) {
  const url = new URL(`${process.env.LAKE_HOST ?? ''}/${apiVersion}${endpoint.path}`)
  for (const [name, value] of endpoint.searchParams) url.searchParams.append(name, value)
  if (tag !== undefined) url.searchParams.append('tag', tag)
  return {
    url: url.href,
    init: {
      method: endpoint.method ?? 'GET',
      ...(body !== undefined && {body}),
      headers: {'content-type': 'application/json', ...(token && {authorization: `Bearer ${token}`})},
    },
  }
}
