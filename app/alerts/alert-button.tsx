import { Form, useNavigation } from "react-router";
import { Button, type ButtonKind } from "#app/ui/button.tsx";

interface AlertButtonProps {
  intent: string;
  label: string;
  /** The words while it is sent. */
  working?: string;
  /** The device or webhook that it is about. */
  target?: string;
  /** The label for screen readers, which names it. */
  about?: string;
  kind?: ButtonKind;
}

/** A button that does one thing. */
export function AlertButton({ intent, label, working, target, about, kind = "secondary" }: AlertButtonProps) {
  const { state, formData } = useNavigation();
  const isThis = formData?.get("intent") === intent && (!target || formData.get("target") === target);
  const sending = state !== "idle" && isThis;
  return (
    <Form method="post" preventScrollReset>
      {target && <input type="hidden" name="target" value={target} />}
      <Button
        type="submit"
        kind={kind}
        name="intent"
        value={intent}
        className="min-h-12"
        loading={sending}
        aria-label={about}
      >
        {sending ? (working ?? label) : label}
      </Button>
    </Form>
  );
}
