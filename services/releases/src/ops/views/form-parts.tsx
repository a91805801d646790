export interface FormProps {
  /** The page to continue with. */
  readonly next: string;
  /** Why the last attempt was refused. */
  readonly fault?: string | undefined;
}

/** The start of a form: the fault of the last attempt, and the page to continue with. */
export const FormStart = ({ next, fault }: FormProps) => (
  <>
    {fault !== undefined && (
      <p className="fault" role="alert" id="fault">
        {fault}
      </p>
    )}
    <input type="hidden" name="next" value={next} />
  </>
);

/** The attributes of the field that the fault is about. */
export const faultAttributes = (fault: string | undefined) =>
  fault === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': 'fault' };
