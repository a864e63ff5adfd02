import {createClient as createHostedClient, type ClientConfig} from '@sanity/client'

export * from '@sanity/client'

/**
 * Replaces the `createClient` of Sanity's command line tool. The client sends its requests to the embedded lake at
 * `LAKE_HOST`, whatever host the tool names. The tool itself has no setting for that.
 */
export function createClient(config: ClientConfig) {
  return createHostedClient({...config, apiHost: process.env.LAKE_HOST ?? '', useProjectHostname: false})
}
