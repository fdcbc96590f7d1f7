import type { ReactNode } from "react";

interface FormRefusalProps {
  className?: string;
  /** The reason; nothing as long as there is none. */
  children?: ReactNode;
}

/** Why a form was refused. The element is there before, so that a screen reader announces what appears in it. */
export function FormRefusal({ className = "", children }: FormRefusalProps) {
  return (
    <div role="alert" className={`empty:absolute ${className}`}>
      {children && <p className="rounded-xl bg-danger-soft p-3 font-semibold text-danger">{children}</p>}
    </div>
  );
}
