import {isNumberInputProps, isStringInputProps, useFormValue} from 'sanity'
import type {InputProps} from 'sanity'
import {DescriptionInput, isDescription} from '../pictures/DescriptionInput.tsx'
import {priceField} from './price.ts'
import {PriceInput} from './PriceInput.tsx'

/** The input of a field: prices and descriptions of pictures have one of our own, all others the Studio's. */
export function Input(props: InputProps) {
  const price = priceField(useFormValue(['_type']), props.path)
  if (price && (isNumberInputProps(props) || isStringInputProps(props)))
    return <PriceInput input={props} price={price} />
  if (isDescription(props)) return <DescriptionInput {...props} />
  return props.renderDefault(props)
}
