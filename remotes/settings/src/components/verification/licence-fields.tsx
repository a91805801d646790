import { type LicenceFields as Values, limits } from '@cred/contract';
import { licenceAuthorities, licenceForms } from '@cred/contract/licence';
import { SelectField, TextField, space } from '@cred/ui';
import type { Form } from '@cred/ui/form';
import { styled } from '@cred/vendor';
import { MutedText } from '../layout';

/** The texts of the fields; empty for those that do not apply. */
export type LicenceValues = { readonly [N in keyof Required<Values>]: string };

export const noLicence: LicenceValues = {
  licenceAuthority: '',
  licenceAuthorityName: '',
  licenceNumber: '',
  licenceState: '',
  licenceCategory: '',
  licenceExpiresOn: '',
};

/** The choice of a member whose profession has no licence; an empty one is no choice. */
export const NO_LICENCE = 'NONE';

const Group = styled.fieldset`
  display: grid;
  gap: ${space(4)};
  min-width: 0;
`;

/** Two columns if each is at least 200 px wide. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(200px, 100%), 1fr));
  gap: ${space(4)};
  align-items: start;
`;

interface LicenceFieldsProps {
  readonly values: LicenceValues;
  readonly field: Form<LicenceValues>['field'];
  readonly disabled: boolean;
}

/** The licence of the certificate (LIC-3). The fields depend on the authority. */
export function LicenceFields({ values, field, disabled }: LicenceFieldsProps) {
  const authority = licenceAuthorities.find((each) => each === values.licenceAuthority);
  const form = authority && licenceForms[authority];
  return (
    <Group disabled={disabled} aria-label="Licence">
      <SelectField
        label="Licence"
        hint="With a licence, reviewers can look the number up in the registry of its authority."
        {...field('licenceAuthority')}
      >
        <option value="">Choose the authority</option>
        {licenceAuthorities.map((each) => (
          <option key={each} value={each}>
            {licenceForms[each].label}
          </option>
        ))}
        <option value={NO_LICENCE}>My profession has no licence</option>
      </SelectField>
      {authority === 'OTHER' && (
        <TextField
          label="Name of the authority"
          maxLength={limits.licence.authorityMax}
          {...field('licenceAuthorityName')}
        />
      )}
      {form && (
        <Columns>
          <TextField
            label="Licence number"
            hint={form.hint}
            maxLength={limits.licence.numberMax}
            autoComplete="off"
            spellCheck={false}
            {...field('licenceNumber')}
          />
          {form.states && <Options label={form.states.label} values={form.states.values} {...field('licenceState')} />}
          {form.categories && <Options label="Category" values={form.categories} {...field('licenceCategory')} />}
          <TextField
            label="Valid until (optional)"
            type="date"
            hint="Empty if the licence does not expire."
            {...field('licenceExpiresOn')}
          />
        </Columns>
      )}
      {form && <MutedText>Only reviewers see the licence. The badge ends when it expires.</MutedText>}
    </Group>
  );
}

type OptionsProps = { readonly label: string; readonly values: readonly string[] } & ReturnType<
  Form<LicenceValues>['field']
>;

const Options = ({ values, ...field }: OptionsProps) => (
  <SelectField {...field}>
    <option value="">Choose</option>
    {values.map((value) => (
      <option key={value} value={value}>
        {value}
      </option>
    ))}
  </SelectField>
);
