import type { ReactNode } from "react";
import { Form } from "react-router";
import { FormRefusal } from "#app/forms/form-refusal.tsx";
import { ButtonLink } from "#app/ui/button.tsx";

interface SignInCardProps {
  heading: string;
  text: string;
  /** The error of the last try. */
  message?: string | undefined;
  /** The screen that lets this person in, when this one does not. */
  elsewhere?: { href: string; label: string } | undefined;
  /** The link at the end. */
  back: { href: string; label: string };
  /** The fields and the button. */
  children: ReactNode;
}

/** The frame of a step of the staff's sign-in. Posts to the current address. */
export function SignInCard({ heading, text, message, elsewhere, back, children }: SignInCardProps) {
  return (
    <Form
      method="post"
      className="mx-auto grid w-full max-w-md gap-5 rounded-2xl border border-line bg-paper p-6 md:p-8"
    >
      <div>
        <h1 className="text-2xl">{heading}</h1>
        <p className="mt-1 text-muted">{text}</p>
      </div>
      <FormRefusal>{message}</FormRefusal>
      {elsewhere && (
        <ButtonLink href={elsewhere.href} reload kind="secondary">
          {elsewhere.label}
        </ButtonLink>
      )}
      {children}
      <ButtonLink href={back.href} reload kind="quiet" className="justify-self-center">
        {back.label}
      </ButtonLink>
    </Form>
  );
}
