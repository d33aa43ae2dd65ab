import { Component, type ReactNode } from "react";

type OnFailureProps = { fallback: ReactNode; children: ReactNode };

/** Shows something else in place of a part that broke, or whose code could not be fetched, and leaves the page alone. */
export class OnFailure extends Component<OnFailureProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
