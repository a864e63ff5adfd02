// This import must be the first: it replaces `fetch` before the Studio's own modules use it.
import './embedded/stay-home.ts'
import {visionTool} from '@sanity/vision'
import {defineConfig, isNumberInputProps, isStringInputProps, useFormValue, type InputProps} from 'sanity'
import {structureTool} from 'sanity/structure'
import {ToolMenu} from './help/tool-menu.tsx'
import {schemaTypesIn} from '../schemas/index.ts'
import {deleteCategory} from './desk/DeleteCategory.tsx'
import {workspaceOf} from './app/workspace.ts'
import {WORKSPACE} from './languages/chosen.ts'
import {languages, replacedTexts} from './languages/plugin.tsx'
import {forms} from './languages/texts.ts'
import {allowedActions, allowedTemplates, allowedTools, newDocumentOptions} from './lib/permitted.ts'
import {publishOrLead} from './publishing/publish-action.tsx'
import {OpenOnSite} from './preview-links/open-on-site.ts'
import {isShownType} from './preview-links/pages.ts'
import {previewTool, toolsOf} from './app/tools.ts'
import {acceptHeic, sourcesWithHeic} from './pictures/heic.ts'
import {readStudioSettings} from './lib/settings.ts'
import {Layout} from './app/Layout.tsx'
import {structure} from './structure.ts'
import {said} from './languages/messages.ts'
import {AddressNotice, isAddress} from './addresses/AddressInput.tsx'
import {isProductCode, ProductCodeInput} from './adding/ProductCodeInput.tsx'
import {DescriptionInput, isDescription} from './pictures/DescriptionInput.tsx'
import {isTranslations, TranslationsInput} from './translations/TranslationsInput.tsx'
import {isWholeForm, PendingEdits} from './pending-edits/PendingEdits.tsx'
import {HoursInput, isHours} from './forms/HoursInput.tsx'
import {typedField} from './forms/typed.ts'
import {TypedInput} from './forms/TypedInput.tsx'

const settings = readStudioSettings()
// The command line reads this file too, without a page.
if (typeof document !== 'undefined') acceptHeic(document)
const isDevelopment = process.env.NODE_ENV === 'development'

export default defineConfig({
  name: WORKSPACE,
  title: 'Stone Designs',
  projectId: settings.projectId,
  dataset: settings.dataset,
  plugins: [
    structureTool({structure, title: said('tool.shop')}),
    previewTool(settings),
    visionTool({defaultApiVersion: '2025-02-19'}),
    languages(),
  ],
  tools: (tools, {currentUser}) => {
    const all = toolsOf(tools, settings)
    return isDevelopment ? all : allowedTools(all, currentUser)
  },
  i18n: {bundles: replacedTexts},
  schema: {types: schemaTypesIn(forms), templates: allowedTemplates},
  studio: {components: {layout: Layout, toolMenu: ToolMenu}},
  form: {image: {assetSources: sourcesWithHeic}, components: {input: Input}},
  document: {
    comments: {enabled: false},
    // On the embedded lake the owner assigns roles with `npm run people`.
    askToEdit: {enabled: settings.apiHost === null},
    newDocumentOptions,
    actions: (actions, {schemaType}) => [
      ...allowedActions(actions, schemaType).map((action) => {
        if (action.action === 'publish') return publishOrLead(action)
        return schemaType === 'category' && action.action === 'delete' ? deleteCategory(action) : action
      }),
      ...(isShownType(schemaType) ? [OpenOnSite] : []),
    ],
  },
  ...workspaceOf(settings),
})

/** Our own inputs for prices, phone numbers, hours, codes, descriptions of pictures, translations and whole forms; the Studio's for all others. */
function Input(props: InputProps) {
  const type = useFormValue(['_type'])
  const field = typedField(type, props.path)
  if (field && (isNumberInputProps(props) || isStringInputProps(props)))
    return <TypedInput field={field} input={props} />
  if (type === 'siteSettings' && isHours(props)) return <HoursInput {...props} />
  if (isWholeForm(props)) return <PendingEdits {...props} />
  if (isTranslations(props)) return <TranslationsInput {...props} />
  if (isAddress(type, props))
    return (
      <>
        {isProductCode(props) ? <ProductCodeInput {...props} /> : props.renderDefault(props)}
        <AddressNotice />
      </>
    )
  if (isDescription(props)) return <DescriptionInput {...props} />
  return props.renderDefault(props)
}
