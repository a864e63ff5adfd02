import {useSuspenseQuery} from '@tanstack/react-query'
import {useEnv} from '../EnvContext.tsx'
import {shopQuery} from '../shop/shop.queries.ts'
import {shopFacts} from './facts.ts'
import {JsonLd} from './JsonLd.tsx'

/** Facts of the shop for search engines. */
export function ShopFacts() {
  const env = useEnv()
  const {data: shop} = useSuspenseQuery(shopQuery())
  return <JsonLd facts={import.meta.env.SSR ? shopFacts(env, shop) : undefined} />
}
