import type { ReactNode } from 'react'
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '#core/languages/interface-languages.ts'
import { currentLanguage, t, textLanguage } from '../../platform/i18n/translate.ts'
import { TranslateIcon } from '../../ui/icons.tsx'
import { Picker, PickerChoices } from '../../ui/picker.tsx'

/** Button with the choice of interface languages. @param up opens it above the button */
export function LanguagePicker({
  onLanguage,
  up = false,
}: {
  onLanguage: (language: InterfaceLanguage) => void
  up?: boolean
}): ReactNode {
  const language = currentLanguage()
  const chosen = INTERFACE_LANGUAGES.find(({ code }) => code === language)?.name ?? language
  return (
    <Picker
      up={up}
      className="icon-button language"
      label={`${language.toUpperCase()}: ${t('shell.interfaceLanguage', { name: chosen })}`}
      summary={
        <>
          <TranslateIcon />
          <b>{language.toUpperCase()}</b>
        </>
      }
    >
      <PickerChoices
        name={t('shell.interfaceLanguages')}
        chosen={language}
        onChoose={onLanguage}
        options={INTERFACE_LANGUAGES.map(({ code, name }) => ({
          value: code,
          label: name,
          lang: code,
          // Without texts of its own, a language would show English.
          note: textLanguage(code) === code ? undefined : t('shell.coming'),
        }))}
      />
    </Picker>
  )
}
