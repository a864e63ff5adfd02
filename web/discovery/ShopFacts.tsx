import {useEnv} from '../env/EnvContext.tsx'
import {useShop} from '../shop/ShopContext.tsx'
import {shopFacts} from './facts.ts'
import {JsonLd} from './JsonLd.tsx'

/** Facts of the shop for search engines. */
export function ShopFacts() {
  const env = useEnv()
  const shop = useShop()
  return <JsonLd facts={import.meta.env.SSR ? shopFacts(env, shop) : undefined} />
}
