import type { ReactNode } from 'react'
import { THEMES } from '#core/themes/themes.ts'
import { useStore } from '../../platform/create-store.ts'
import { t } from '../../platform/i18n/translate.ts'
import { chooseTheme, themeStore } from '../../platform/themes.ts'
import { PaletteIcon } from '../../ui/icons.tsx'
import { Picker, PickerChoices } from '../../ui/picker.tsx'

/** Button with the choice of themes. @param up opens it above the button */
export function ThemePicker({ up = false }: { up?: boolean }): ReactNode {
  const theme = useStore(themeStore)
  return (
    <Picker
      up={up}
      className="icon-button"
      label={t('shell.theme', { name: t(`shell.theme.${theme}`) })}
      summary={<PaletteIcon />}
    >
      <PickerChoices
        name={t('shell.themes')}
        chosen={theme}
        onChoose={chooseTheme}
        options={THEMES.map((value) => ({ value, label: t(`shell.theme.${value}`) }))}
      />
    </Picker>
  )
}
