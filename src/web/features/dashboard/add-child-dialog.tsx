import '../../ui/fields.css'
import { useState, type ReactNode } from 'react'
import { GRADES, type Grade } from '#core/people/grades.ts'
import { signInStore } from '../../parts/account/account-store.ts'
import { ADULT_AGE, keepChildDraft } from '../../parts/account/child-draft.ts'
import { FormDialog } from '../../parts/dashboard/form-dialog.tsx'
import { gradeName } from '../../parts/dashboard/grade-name.ts'
import { Field } from '../../platform/forms/field.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import { t } from '../../platform/i18n/translate.ts'
import { navigate } from '../../platform/router.tsx'

/**
 * Asks for a child's name, age and grade, and goes on to the consent. Nothing is sent before that: the answers stay in
 * this tab, also while the parent confirms the own address.
 */
export function AddChildDialog({ onClose }: { onClose: () => void }): ReactNode {
  const [name, setName] = useState('')
  const [age, setAge] = useState('')
  const [grade, setGrade] = useState<Grade | ''>('')
  const years = /^\d{1,2}$/.test(age.trim()) ? Number(age) : undefined
  const { errors, failure, sending, submit } = useForm<'name' | 'age'>({
    fields: ['name', 'age'],
    check: () => ({
      ...(name.trim() === '' ? { name: 'missing' as const } : {}),
      ...(age.trim() === '' ? { age: 'missing' as const } : {}),
      ...(age.trim() !== '' && (years === undefined || years >= ADULT_AGE) ? { age: 'invalid' as const } : {}),
    }),
    send: async () => ({ ok: true, output: {} }),
    onDone: () => {
      const signIn = signInStore.get()
      if (signIn.status === 'signed-in')
        keepChildDraft(signIn.account.id, { name: name.trim(), age: years ?? 0, grade: grade === '' ? null : grade })
      navigate('/children#add')
    },
  })
  return (
    <FormDialog
      title={t('dashboard.addChild')}
      submit={t('dashboard.addChild.next')}
      onSubmit={submit}
      sending={sending}
      failure={failure}
      onClose={onClose}
    >
      <p className="muted">{t('dashboard.addChild.lead')}</p>
      <Field
        name="name"
        label={t('dashboard.addChild.name')}
        autoComplete="off"
        value={name}
        error={errors.name}
        onChange={setName}
      />
      <Field
        name="age"
        label={t('dashboard.addChild.age')}
        autoComplete="off"
        inputMode="numeric"
        value={age}
        error={errors.age}
        {...(years !== undefined && years >= ADULT_AGE ? { hint: t('dashboard.addChild.adult') } : {})}
        onChange={setAge}
      />
      <label className="field">
        <span>{t('dashboard.addChild.grade')}</span>
        <select className="select" value={grade} onChange={(event) => setGrade(event.target.value as Grade | '')}>
          <option value="">{t('dashboard.addChild.noGrade')}</option>
          {GRADES.map((one) => (
            <option key={one} value={one}>
              {gradeName(one)}
            </option>
          ))}
        </select>
      </label>
    </FormDialog>
  )
}
