export {contentSource, EMBEDDED_ADDRESSES, LAKE_PATH, type ContentSource} from './content-source.ts'
export {openDrafts, type Drafts} from './drafts.ts'
export {openShopLake, type ShopLake} from './shop-lake.ts'
