import {isNumberInputProps, isStringInputProps, useFormValue} from 'sanity'
import type {InputProps} from 'sanity'
import {isProductCode, ProductCodeInput} from '../adding/ProductCodeInput.tsx'
import {DescriptionInput, isDescription} from '../pictures/DescriptionInput.tsx'
import {isTranslations, TranslationsInput} from '../translations/TranslationsInput.tsx'
import {isWholeForm, UnsentChanges} from '../unsent/UnsentChanges.tsx'
import {priceField} from './price.ts'
import {PriceInput} from './PriceInput.tsx'

/** Our own inputs for prices, codes, descriptions of pictures, translations and whole forms; the Studio's for all others. */
export function Input(props: InputProps) {
  const type = useFormValue(['_type'])
  const price = priceField(type, props.path)
  if (price && (isNumberInputProps(props) || isStringInputProps(props)))
    return <PriceInput input={props} price={price} />
  if (isWholeForm(props)) return <UnsentChanges {...props} />
  if (isTranslations(props)) return <TranslationsInput {...props} />
  if (type === 'product' && isProductCode(props)) return <ProductCodeInput {...props} />
  if (isDescription(props)) return <DescriptionInput {...props} />
  return props.renderDefault(props)
}
