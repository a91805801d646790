import { Bookmark, Ellipsis, Flag, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import {
  Button,
  FilePicker,
  IconButton,
  LoadMore,
  Menu,
  PasswordField,
  SelectField,
  Tabs,
  TextArea,
  TextField,
  type ButtonVariant,
} from '../src';
import { Specimen } from './specimen';

const ignore = (): void => undefined;
const variants: readonly ButtonVariant[] = ['primary', 'secondary', 'ghost', 'danger'];
const tabs = [
  { id: 'one', label: 'For you' },
  { id: 'two', label: 'Following' },
] as const;

/** Buttons, fields, menus and tabs. */
export function Controls(): ReactNode {
  const [tab, setTab] = useState<'one' | 'two'>('one');
  return (
    <>
      {variants.map((variant) => (
        <Specimen key={variant} name={`Button, ${variant}`}>
          <Button variant={variant}>Default</Button>
          <Button variant={variant} size="sm">
            Small
          </Button>
          <Button variant={variant} pending>
            Pending
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
        </Specimen>
      ))}
      <Specimen name="IconButton">
        <IconButton label="Bookmark" icon={Bookmark} />
        <IconButton label="Bookmarked" icon={Bookmark} pressed />
        <IconButton label="Bookmark, pending" icon={Bookmark} pending />
        <IconButton label="Bookmark, failed" icon={Bookmark} failure="Could not be saved. Try again." />
        <IconButton label="Bookmark, disabled" icon={Bookmark} disabled />
      </Specimen>
      <Specimen name="TextField" wide>
        <TextField label="Default" placeholder="Placeholder" />
        <TextField label="With a hint" hint="At least 6 characters." defaultValue="Text" />
        <TextField label="With an error" error="Email is empty" />
        <TextField label="Disabled" disabled defaultValue="Text" />
        <TextField label="Read-only" readOnly defaultValue="Text" />
      </Specimen>
      <Specimen name="PasswordField" wide>
        <PasswordField label="Password" defaultValue="secret" autoComplete="off" />
        <PasswordField label="Password with an error" error="Password is empty" autoComplete="off" />
        <PasswordField label="Disabled password" disabled autoComplete="off" />
      </Specimen>
      <Specimen name="SelectField" wide>
        <SelectField label="Specialty">
          <option>Nursing</option>
          <option>Cardiology</option>
        </SelectField>
        <SelectField label="Specialty with an error" error="Specialty is empty">
          <option>Choose your specialty</option>
        </SelectField>
        <SelectField label="Disabled specialty" disabled>
          <option>Nursing</option>
        </SelectField>
      </Specimen>
      <Specimen name="TextArea" wide>
        <TextArea label="Text" defaultValue="Several lines of text" />
        <TextArea label="Growing text" autosize value={'One line\nAnother line\nA third line'} onChange={ignore} />
        <TextArea label="Text with an error" error="At most 1000 characters" />
      </Specimen>
      <Specimen name="FilePicker">
        <FilePicker label="Choose an image" accept="image/*" onPick={ignore}>
          Choose an image
        </FilePicker>
      </Specimen>
      <Specimen name="Tabs" wide>
        <Tabs label="Posts" tabs={tabs} selected={tab} onSelect={setTab} />
      </Specimen>
      <Specimen name="Menu">
        <Menu
          label="More"
          icon={Ellipsis}
          items={[
            { label: 'Report', icon: Flag, onSelect: ignore },
            { label: 'Disabled', onSelect: ignore, disabled: true },
            { label: 'Delete', icon: Trash2, onSelect: ignore, danger: true },
          ]}
        />
      </Specimen>
      <Specimen name="LoadMore" wide>
        <LoadMore pending={false} failed={false} onLoad={ignore} />
        <LoadMore pending failed={false} onLoad={ignore} />
        <LoadMore pending={false} failed onLoad={ignore} />
      </Specimen>
    </>
  );
}
