import {createClient as createHostedClient, type ClientConfig} from '@sanity/client'

export * from '@sanity/client'

/**
 * Stands in for the `createClient` that Sanity's command line tool uses: a client of the embedded lake at `LAKE_HOST`,
 * whatever host the tool means to ask. The tool itself has no setting for that.
 */
export function createClient(config: ClientConfig) {
  return createHostedClient({...config, apiHost: process.env.LAKE_HOST ?? '', useProjectHostname: false})
}
